import type { Brief } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";

/** What a brand that says only who it is asks for, for the first time. */
export const briefOf = (language: Language, profileName: string, description: string, theme: string): Brief => ({
  format: "carousel",
  theme,
  language,
  brand: { profileName, description, audience: "", contentPreferences: "", toneOfVoice: "" },
  article: null,
  earlier: [],
  seed: 1,
});
