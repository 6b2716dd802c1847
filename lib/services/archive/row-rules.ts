import { libraryClips } from "#lib/content/clips/clips.ts";
import { libraryTracks } from "#lib/content/tracks/tracks.ts";
import { jsonCodec } from "#lib/db/json/columns.ts";
import { contentCodec } from "#lib/db/json/post.ts";
import { sceneCodec } from "#lib/db/json/slide.ts";
import { color } from "#lib/db/json/values.ts";
import { FORMAT_RULES, FORMATS } from "#lib/domain/format.ts";
import type { IdKind } from "#lib/domain/id.ts";
import { contentTypeOf } from "#lib/domain/media.ts";
import type * as z from "zod";

/** A row of an archive by its columns, as the file has it. */
export type ArchivedRow = Readonly<Record<string, string | null>>;

/** What the rows before have said: a slide is read by its post's format. */
interface Known {
  formatOf(postId: string | null): string | null;
}

/** The id of each table's rows. */
export const ID_KINDS: Record<string, IdKind> = {
  AuditEntry: "audit",
  AutopilotRun: "run",
  AutopilotSlot: "slot",
  Clip: "clip",
  CreditEntry: "entry",
  Inspiration: "insp",
  Media: "media",
  Member: "mem",
  Palette: "pal",
  Post: "post",
  PostComment: "comment",
  Project: "proj",
  PublicationEvent: "event",
  RadarRun: "radar",
  RemovedSlide: "slide",
  Slide: "slide",
  Track: "track",
  User: "user",
  Workspace: "ws",
};

/** Columns that name a row without the database knowing of it, by the table that the row is in. */
export const NAMES: Record<string, Record<string, "Workspace" | "Post" | "Clip">> = {
  ClipUse: { clipId: "Clip" },
  Media: { postId: "Post" },
  PostComment: { workspaceId: "Workspace" },
  RemovedSlide: { workspaceId: "Workspace" },
  Slide: { workspaceId: "Workspace" },
};

/** What ships with the product is in every workspace. */
export const SHIPPED: Record<string, () => readonly { readonly id: string }[]> = {
  Clip: libraryClips,
  Track: libraryTracks,
};

/** Tables whose rows are files: each stands in the archive. */
export const FILES: readonly string[] = ["Clip", "Media", "Track"];

/** Columns that are a key of the storage. */
export const isKeyColumn = (table: string, column: string): boolean =>
  FILES.includes(table) ? column === "key" : /^(?:photo|logo|cover|image|earlier|thumbnail)Key$/.test(column);

const COLORS: Record<string, readonly string[]> = {
  Brand: ["brandColor", "backgroundColor"],
  Palette: ["brandColor", "backgroundColor", "textColor"],
  Slide: ["background", "text", "brand"],
};

/** What a text column holds beside a text. */
export function faultOfText(table: string, column: string, row: ArchivedRow): string | null {
  const text = row[column] ?? null;
  if (text === null) return null;
  if (COLORS[table]?.includes(column) && !color.safeParse(text).success) return "no color";
  if (table === "Project" && column === "timezone" && !isZone(text)) return "no timezone";
  if (table === "Media" && column === "type" && contentTypeOf(row["key"] ?? "") !== text)
    return "not what its key says";
  return null;
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The codec of a column that holds JSON, by what the row says of itself. */
export function codecOf(table: string, column: string, row: ArchivedRow, known: Known): z.ZodType | null {
  if (table === "Post" && column === "content") {
    const format = FORMATS.find((one) => one === row["format"]);
    return format ? contentCodec(format) : null;
  }
  if (table === "Slide" && (column === "scene" || column === "earlierScene")) {
    const format = FORMATS.find((one) => one === known.formatOf(row["postId"] ?? null));
    return format ? sceneCodec(format) : null;
  }
  return jsonCodec(table, column);
}

/** A post that was made has what its format keeps. */
export function lacksContent(row: ArchivedRow): boolean {
  const format = FORMATS.find((one) => one === row["format"]);
  const keeps = format && ["reel", "narration"].includes(FORMAT_RULES[format].edits);
  return Boolean(keeps) && row["hasContent"] === "t" && row["content"] === null;
}
