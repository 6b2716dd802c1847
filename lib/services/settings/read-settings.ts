import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";

/** A project's language, zone and voice, with the voices that speak the language. */
export async function readSettings({ db, ports, workspaceId }: Context, projectId: string) {
  const project = await db.project.findFirst({
    where: { id: projectId, workspaceId },
    select: { id: true, language: true, timezone: true, voice: true },
  });
  if (!project) throw new Refusal("resource_not_found");
  return { ...project, voices: ports.voice.voices(project.language), writer: ports.text };
}
