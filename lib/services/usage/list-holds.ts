import type { Context } from "#lib/runtime/context.ts";
import type { Part, ProviderFaultKind } from "#lib/domain/provider.ts";

interface Hold {
  part: Part;
  provider: string;
  fault: ProviderFaultKind;
  since: Date;
  heldUntil: Date;
  posts: number;
}

/** The providers that are left alone now, by the workspace's keys and by the installation's. */
export const listHolds = ({ db, workspaceId }: Context): Promise<Hold[]> => db.$queryRaw<Hold[]>`
  SELECT h."part", h."provider", h."fault", h."since", h."heldUntil", (
    SELECT count(*)::int FROM "Generation" g JOIN "Post" p ON p."id" = g."postId"
    WHERE p."workspaceId" = ${workspaceId} AND p."status" = 'queued' AND g."provider" = h."provider"
  ) AS posts
  FROM "ProviderHold" h
  WHERE h."heldUntil" IS NOT NULL AND (h."workspaceId" IS NULL OR h."workspaceId" = ${workspaceId})
  ORDER BY h."since"`;
