import type { Prisma } from "#lib/db/generated/client.ts";

/** A notice with all that its words name. */
export const toldNotice = {
  include: {
    project: { select: { name: true, timezone: true } },
    post: { select: { theme: true, scheduledFor: true } },
  },
} as const satisfies Prisma.NoticeDefaultArgs;

export type ToldNotice = Prisma.NoticeGetPayload<typeof toldNotice>;
