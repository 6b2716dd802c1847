import type { Context } from "#lib/runtime/context.ts";
import type { Language } from "#lib/domain/language.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { followClock } from "#lib/services/autopilot/follow-grid.ts";
import { takeGrid } from "#lib/services/autopilot/plan-project.ts";
import { readSettings } from "./read-settings.ts";

interface SettingsEdit {
  language?: Language | undefined;
  timezone?: string | undefined;
  voice?: string | null | undefined;
}

/** A voice speaks one language: with another language, the project keeps a voice only if one of it is chosen. */
export async function updateSettings(context: Context, projectId: string, edit: SettingsEdit) {
  const current = await readSettings(context, projectId);
  const language = edit.language ?? current.language;
  const voices = context.ports.voice.voices(language).map(({ id }) => id);
  if (edit.voice && !voices.includes(edit.voice)) throw new Refusal("field_invalid", { field: "voice" });
  const wanted = edit.voice === undefined ? current.voice : edit.voice;
  const voice = language === current.language || !wanted || voices.includes(wanted) ? wanted : (voices[0] ?? null);
  const timezone = edit.timezone ?? current.timezone;
  await context.transaction(async (within) => {
    await takeGrid(within, current.id);
    await within.db.project.update({ where: { id: current.id }, data: { language, timezone, voice } });
    if (timezone !== current.timezone) await followClock(within, current.id);
  });
  return readSettings(context, projectId);
}
