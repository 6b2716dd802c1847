import type { Context } from "#lib/runtime/context.ts";
import type { Language } from "#lib/domain/language.ts";
import { mayRule } from "#lib/domain/review.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { followClock } from "#lib/services/autopilot/follow-grid.ts";
import { takeGrid } from "#lib/services/autopilot/plan-project.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";
import { findChosen, readSettings } from "./read-settings.ts";

interface SettingsEdit {
  language?: Language | undefined;
  timezone?: string | undefined;
  voice?: string | null | undefined;
  requiresApproval?: boolean | undefined;
}

/** A voice speaks one language: with another language, the project keeps a voice only if one of it is chosen. */
export async function updateSettings(context: Context, projectId: string, edit: SettingsEdit) {
  const current = await findChosen(context, projectId);
  const requiresApproval = edit.requiresApproval ?? current.requiresApproval;
  if (requiresApproval !== current.requiresApproval && !mayRule(context.actor)) throw new Refusal("role_not_allowed");
  const language = edit.language ?? current.language;
  const { voice: speaker } = await makersOf(context, context.workspaceId);
  const voices = speaker.voices(language).map(({ id }) => id);
  if (edit.voice && !voices.includes(edit.voice)) throw new Refusal("field_invalid", { field: "voice" });
  const wanted = edit.voice === undefined ? current.voice : edit.voice;
  const voice = language === current.language || !wanted || voices.includes(wanted) ? wanted : (voices[0] ?? null);
  const timezone = edit.timezone ?? current.timezone;
  await context.transaction(async (within) => {
    await takeGrid(within, current.id);
    await within.db.project.update({
      where: { id: current.id },
      data: { language, timezone, voice, requiresApproval },
    });
    if (timezone !== current.timezone) await followClock(within, current.id);
  });
  return readSettings(context, projectId);
}
