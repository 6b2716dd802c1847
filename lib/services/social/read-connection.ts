import type { Context } from "#lib/runtime/context.ts";
import { type ConnectionEnd, type ConnectionState, daysLeft, isEnding } from "#lib/domain/connection.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";
import { findCandidate } from "./connect.ts";

/** How a project's account is connected, and for how long it still works. */
export async function readConnection(context: Context, projectId: string) {
  const { db, now } = context;
  const project = await findProject(context, projectId);
  const [row, candidate, scheduled] = await Promise.all([
    db.socialConnection.findUnique({ where: { projectId: project.id } }),
    findCandidate(context, project.id),
    db.post.count({ where: { projectId: project.id, status: "scheduled" } }),
  ]);
  return {
    projectId: project.id,
    state: stateOf(row, now()),
    handle: row?.handle ?? null,
    connectedAt: row?.connectedAt ?? null,
    expiresAt: row?.tokenExpiresAt ?? null,
    daysLeft: row && daysLeft(row.tokenExpiresAt, now()),
    endedBecause: row?.brokenReason ?? null,
    scheduled,
    candidate: candidate?.handle ?? null,
  };
}

interface Connected {
  readonly brokenReason: ConnectionEnd | null;
  readonly tokenExpiresAt: Date;
}

function stateOf(row: Connected | null, now: Date): ConnectionState {
  if (!row) return "none";
  if (row.brokenReason) return "ended";
  return isEnding(row.tokenExpiresAt, now) ? "ending" : "working";
}
