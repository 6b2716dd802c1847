import { expect, test } from "vitest";
import type { Brief } from "#lib/domain/draft.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { hashtagsIn } from "#lib/domain/hashtag.ts";
import { CAPTION_TAGS } from "#lib/writing/draft/contents.ts";
import { writeDraft } from "#lib/writing/embedded/writer.ts";

const brand = { description: "", audience: "", contentPreferences: "", toneOfVoice: "" };
const THEMES = ["Café coado sem amargor", "Encontro de bilboquê", "5 ways to fold a fitted sheet", "Poda de rosales"];
const BRIEFS = LANGUAGES.flatMap((language) =>
  THEMES.flatMap((theme) =>
    ["Ao", "Casa Aurora"].map((profileName): Brief => ({
      format: "carousel",
      theme,
      language,
      brand: { ...brand, profileName },
      article: null,
      earlier: [],
      seed: 3,
    })),
  ),
);

test.each(BRIEFS)(
  "a caption of $language on $theme has three to five hashtags, or two where a name is too short for one",
  (brief) => {
    const count = hashtagsIn(writeDraft(brief).caption).length;
    expect(count).toBeGreaterThanOrEqual(CAPTION_TAGS.min - Number(brief.brand.profileName.length < 3));
    expect(count).toBeLessThanOrEqual(CAPTION_TAGS.max);
  },
);
