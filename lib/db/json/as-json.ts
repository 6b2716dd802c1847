import type { Prisma } from "#lib/db/generated/client.ts";

/** Content is made of texts, numbers and nulls: JSON by its types. */
export const asJson = (content: object) => content as Prisma.InputJsonObject;
