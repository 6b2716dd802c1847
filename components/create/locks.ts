import type { Output } from "#lib/contract/index.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";

/** Why a project may not make a format now; null when it may. */
export function lockOf(format: Format, studio: Output<"readStudio"> | undefined): "preview" | "voice" | null {
  const { needsVoice, preview } = FORMAT_RULES[format];
  if (!studio) return preview ? "preview" : null;
  if (preview && !studio.previewFormats.includes(format)) return "preview";
  return needsVoice && !studio.hasVoice ? "voice" : null;
}
