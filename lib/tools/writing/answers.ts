import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Draft } from "#lib/domain/draft.ts";
import { checkDraft } from "#lib/writing/draft/check-draft.ts";
import type { Piece } from "./corpus.ts";

const fileOf = (folder: string, { id }: Piece): string => join(folder, `${id}.json`);

export const isAnswered = (folder: string, piece: Piece): boolean => existsSync(fileOf(folder, piece));

/** What a model answered to a piece, kept as <id>.json: a draft of the piece's format. */
export function readAnswer(folder: string, piece: Piece): Draft {
  const content: unknown = JSON.parse(readFileSync(fileOf(folder, piece), "utf8"));
  const { draft, faults } = checkDraft(piece.brief.format, content);
  if (!draft) throw new Error(faults.join("; "));
  return draft;
}
