import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";

/** A project's language, zone and voice as they were chosen. */
export async function findChosen({ db, workspaceId }: Context, projectId: string) {
  const project = await db.project.findFirst({
    where: { id: projectId, workspaceId },
    select: { id: true, language: true, timezone: true, voice: true, requiresApproval: true },
  });
  if (!project) throw new Refusal("resource_not_found");
  return project;
}

/** As they count now, with the voices that speak the language: where the chosen one is not, the first speaks. */
export async function readSettings(context: Context, projectId: string) {
  const { voice: chosen, ...project } = await findChosen(context, projectId);
  const { text, voice } = await makersOf(context, context.workspaceId);
  const voices = voice.voices(project.language);
  const speaks = chosen !== null && !voices.some(({ id }) => id === chosen) ? (voices[0]?.id ?? null) : chosen;
  return { ...project, voice: speaks, voices, writer: text };
}
