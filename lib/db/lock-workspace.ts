import type { Tx } from "./client.ts";

/** Makes what a workspace has little of (credits, projects, seats) be counted and taken by one at a time. */
export async function lockWorkspace(tx: Tx, workspaceId: string): Promise<void> {
  await tx.$queryRaw`SELECT "id" FROM "Workspace" WHERE "id" = ${workspaceId} FOR UPDATE`;
}
