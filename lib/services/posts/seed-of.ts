import { createHash } from "node:crypto";

/** The same for the same post, so that a resumed making makes the same. */
export const seedOf = (postId: string): number => createHash("sha256").update(postId).digest().readUInt32BE(0);
