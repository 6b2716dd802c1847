import { LEAD_MS } from "#lib/domain/autopilot.ts";
import { type News, tell } from "#lib/services/notices/tell.ts";
import { openSystem, type Runtime } from "#lib/runtime/context.ts";

interface Blocked {
  workspaceId: string;
  projectId: string;
  hasAccount: boolean;
  /** what emptied the credits, or ended the last account: another time is another */
  since: string;
}

/** Tells of every autopilot with an idea near its hour that lacks an account or a credit; how many there are. */
export async function tellBlocked(runtime: Runtime): Promise<number> {
  const { db, now } = runtime;
  const at = now();
  const blocked = await db.$queryRaw<Blocked[]>`
    WITH due AS (
      SELECT DISTINCT p."workspaceId", p."projectId" FROM "Post" p
      JOIN "Autopilot" a ON a."projectId" = p."projectId" AND a."enabled"
      WHERE p."status" = 'idea' AND p."origin" = 'autopilot'
        AND p."scheduledFor" > ${at} AND p."scheduledFor" <= ${new Date(at.getTime() + LEAD_MS)}
    ), seen AS (
      SELECT due.*, EXISTS (SELECT FROM "SocialConnection" s WHERE s."projectId" = due."projectId") AS "hasAccount",
        (SELECT coalesce(sum(e."amount"), 0) > 0 FROM "CreditEntry" e WHERE e."workspaceId" = due."workspaceId") AS "funded"
      FROM due
    )
    SELECT "workspaceId", "projectId", "hasAccount", coalesce(CASE WHEN "hasAccount"
      THEN (SELECT max(e."id") FROM "CreditEntry" e WHERE e."workspaceId" = seen."workspaceId")
      ELSE (SELECT max(a."id") FROM "AuditEntry" a WHERE a."workspaceId" = seen."workspaceId"
        AND a."action" = 'social.disconnected' AND a."targetId" = seen."projectId") END, 'ever') AS "since"
    FROM seen WHERE NOT ("hasAccount" AND "funded")`;
  const news = blocked.map(newsOf);
  if (news.length > 0) await openSystem(runtime).transaction((within) => tell(within, ...news));
  return news.length;
}

/** Credits are the workspace's: whichever of its projects lacks one, it is told once. An ended account was told when it ended. */
const newsOf = ({ hasAccount, projectId, since, workspaceId }: Blocked): News =>
  hasAccount
    ? { kind: "autopilot_no_credits", workspaceId, about: since }
    : { kind: "autopilot_no_account", workspaceId, projectId, about: `${projectId} ${since}` };
