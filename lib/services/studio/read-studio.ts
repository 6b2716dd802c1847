import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";

/** A project's zone, and what decides which formats it may make. */
export async function readStudio({ db, now, workspaceId }: Context, id: string) {
  const project = await db.project.findFirst({
    where: { id, workspaceId },
    select: {
      timezone: true,
      language: true,
      voice: true,
      requiresApproval: true,
      workspace: { select: { previewFormats: true } },
    },
  });
  if (!project) throw new Refusal("resource_not_found");
  const { language, requiresApproval, timezone, voice, workspace } = project;
  const runs = await db.autopilotRun.findMany({
    where: { projectId: id, dueAt: { gte: now() } },
    select: { dueAt: true },
  });
  return {
    timezone,
    language,
    requiresApproval,
    hasVoice: voice !== null,
    previewFormats: workspace.previewFormats,
    filledSlots: runs.map(({ dueAt }) => dueAt.toISOString()),
  };
}
