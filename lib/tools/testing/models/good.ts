import type { Brief } from "#lib/domain/draft.ts";
import { FORMATS, type Format } from "#lib/domain/format.ts";
import { readCorpus } from "#lib/tools/writing/corpus.ts";
import type { Asked } from "#lib/writing/answer/asked.ts";
import { askedOf } from "#lib/writing/answer/asked-of.ts";
import { writeDraft } from "#lib/writing/embedded/writer.ts";
import { examine } from "#lib/writing/model/examine.ts";

export interface Good {
  readonly brief: Brief;
  readonly asked: Asked;
}

/** The answer that a good model would give to a brief: what the built-in writer writes, told as a model tells it. */
export const goodAnswer = (brief: Brief): Asked => askedOf(writeDraft(brief));

let kept: readonly Good[] | undefined;

/** Briefs of many brands in three languages and all formats, each with an answer that holds as it is. */
export const goodAnswers = (): readonly Good[] =>
  (kept ??= readCorpus().flatMap((piece, index): Good[] => {
    const format: Format = FORMATS[index % FORMATS.length] ?? piece.brief.format;
    const brief = { ...piece.brief, format };
    const asked = goodAnswer(brief);
    return isGood(brief, asked) ? [{ brief, asked }] : [];
  }));

const isGood = (brief: Brief, asked: Asked): boolean =>
  examine<Format>(brief, asked, false).faults.length === 0 && JSON.stringify(asked).length > 900;
