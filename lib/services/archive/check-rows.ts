import type * as z from "zod";
import type { ColumnType } from "#lib/db/column-types.ts";
import type { Table } from "#lib/db/copy-tables.ts";
import { isId } from "#lib/domain/id.ts";
import { isMediaKey } from "#lib/domain/media.ts";
import { isLibraryPhoto } from "#lib/content/photos/photos.ts";
import { ArchiveError } from "./archive.ts";
import { faultOfValue } from "./check-value.ts";
import {
  type ArchivedRow,
  codecOf,
  faultOfText,
  FILES,
  ID_KINDS,
  isKeyColumn,
  lacksContent,
  NAMES,
  SHIPPED,
} from "./row-rules.ts";

interface Place {
  readonly table: string;
  readonly row: number;
  readonly field: string;
}

/** What the rows of an archive are held against. */
interface Bounds {
  readonly columns: ReadonlyMap<string, readonly ColumnType[]>;
  /** the workspace that the archive is of, and the one that it becomes */
  readonly from: string;
  readonly to: string;
  /** the keys of the files in the archive */
  readonly files: ReadonlySet<string>;
}

const WORKSPACE = /ws_[0-7][0-9a-hjkmnp-tv-z]{25}/g;

/** Reads every row of one archive: each is what its columns hold, of the archive's own workspace and of no other. */
export class RowCheck {
  readonly #bounds: Bounds;
  /** by "Table.column", the values that other rows may name */
  readonly #seen = new Map<string, Set<string>>();
  readonly #formats = new Map<string, string>();
  /** names of rows that may come in a later table */
  readonly #open: { place: Place; table: string; id: string }[] = [];

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#seen.set("Workspace.id", new Set([bounds.from]));
  }

  /** A table's columns, as the file has them, are those that it has here. */
  checkColumns(table: string, header: readonly (string | null)[]): void {
    const known = this.#columnsOf(table).map(({ name }) => name);
    const odd = header.find((name) => name === null || !known.includes(name)) ?? null;
    const missing = known.find((name) => !header.includes(name));
    if (odd !== null || header.length > known.length) throw fault({ table, row: 0, field: odd ?? "" }, "no such field");
    if (missing) throw fault({ table, row: 0, field: missing }, "the field is missing");
  }

  /** The row as it is written here. */
  read({ name: table, parents }: Table, number: number, row: ArchivedRow): Record<string, string | null> {
    const moved: Record<string, string | null> = {};
    for (const type of this.#columnsOf(table)) {
      const place = { table, row: number, field: type.name };
      const text = row[type.name] ?? null;
      const wrong = faultOfValue(type, text) ?? faultOfText(table, type.name, row);
      if (wrong) throw fault(place, wrong);
      moved[type.name] =
        text === null ? null : type.type === "jsonb" ? this.#json(place, text, row) : this.#own(place, text);
      if (text !== null) this.#checkNames(place, text, parents);
    }
    if (table === "Post") this.#keepFormat(number, row);
    return moved;
  }

  /** Once every table is read. */
  finish(): void {
    for (const { id, place, table } of this.#open) {
      if (!this.#seen.get(`${table}.id`)?.has(id) && !SHIPPED[table]?.().some((shipped) => shipped.id === id))
        throw fault(place, FOREIGN);
    }
  }

  #columnsOf(table: string): readonly ColumnType[] {
    const columns = this.#bounds.columns.get(table);
    if (!columns) throw new ArchiveError(`The file holds a table that there is none of: ${table}.`);
    return columns;
  }

  #checkNames(place: Place, text: string, parents: Table["parents"]): void {
    const { field, table } = place;
    const kind = field === "id" ? ID_KINDS[table] : undefined;
    if (kind && !isId(kind, text)) throw fault(place, `no id of a ${kind}`);
    if (isKeyColumn(table, field)) this.#checkKey(place, text);
    if (FILES.includes(table) && field === "key" && !this.#bounds.files.has(text)) {
      throw fault(place, "its file is missing");
    }
    const parent = parents.find(({ column }) => column === field);
    if (parent && !this.#seen.get(`${parent.table}.${parent.key}`)?.has(text)) throw fault(place, FOREIGN);
    const named = NAMES[table]?.[field];
    if (named) this.#open.push({ place, table: named, id: text });
    if (field !== "id" && field !== "postId") return;
    const seen = this.#seen.get(`${table}.${field}`) ?? new Set();
    this.#seen.set(`${table}.${field}`, seen.add(text));
  }

  #keepFormat(number: number, row: ArchivedRow): void {
    this.#formats.set(row["id"] ?? "", row["format"] ?? "");
    if (lacksContent(row)) throw fault({ table: "Post", row: number, field: "content" }, "nothing stands there");
  }

  #json(place: Place, text: string, row: ArchivedRow): string {
    const value = parsed(place, text);
    const codec = codecOf(place.table, place.field, row, { formatOf: (id) => this.#formats.get(id ?? "") ?? null });
    if (!codec) throw fault(place, "no such value");
    const read = codec.safeParse(value);
    if (!read.success) throw fault(within(place, read.error), read.error.issues[0]?.message ?? "no such value");
    return JSON.stringify(this.#moved(place, value));
  }

  /** Every text within, by the name that it stands under. */
  #moved(place: Place, value: unknown, name = ""): unknown {
    if (typeof value === "string") {
      this.#checkWithin(place, value, name);
      return this.#own(place, value);
    }
    if (Array.isArray(value)) {
      return value.map((one, index) => this.#moved({ ...place, field: `${place.field}.${index}` }, one, name));
    }
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, one]) => [
      this.#own(place, key),
      this.#moved({ ...place, field: `${place.field}.${key}` }, one, key),
    ]);
    return Object.fromEntries(entries) as unknown;
  }

  #checkWithin(place: Place, text: string, name: string): void {
    if (isMediaKey(text)) this.#checkKey(place, text);
    if (name === "photo" && text.startsWith("/") && !isLibraryPhoto(text)) throw fault(place, "no photo of ours");
    const table = isId("clip", text) ? "Clip" : isId("track", text) ? "Track" : name === "postId" ? "Post" : null;
    if (table) this.#open.push({ place, table, id: text });
  }

  #checkKey(place: Place, key: string): void {
    if (!isMediaKey(key)) throw fault(place, "no key of the storage");
    if (!key.startsWith(`${this.#bounds.from}/`)) throw fault(place, FOREIGN);
  }

  /** What names the one workspace names the other; what names a third one reaches for what is not its own. */
  #own(place: Place, text: string): string {
    return text.replaceAll(WORKSPACE, (id) => {
      if (id !== this.#bounds.from) throw fault(place, "it names another workspace");
      return this.#bounds.to;
    });
  }
}

const FOREIGN = "it names what is not in the file";

function parsed(place: Place, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fault(place, "no JSON");
  }
}

const within = (place: Place, { issues: [issue] }: z.ZodError): Place => ({
  ...place,
  field: [place.field, ...(issue?.path ?? [])].join("."),
});

function fault({ field, row, table }: Place, what: string): ArchiveError {
  const where = `${table}, ${row > 0 ? `row ${row}, ` : ""}${field}: ${what}`;
  return new ArchiveError(`The file is not what an export is: ${where}.`, { where });
}
