import type { Context } from "#lib/runtime/context.ts";

/** What was spoken to be heard: another provider may have a voice of the same name. */
export const forgetSamples = ({ db, workspaceId }: Context) =>
  db.media.deleteMany({ where: { workspaceId, purpose: "voice_sample" } });
