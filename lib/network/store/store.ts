import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { SCHEMA } from "./schema.ts";

export type Value = SQLInputValue;

/**
 * One file of SQLite. WAL with synchronous NORMAL keeps every answered write through a killed process;
 * only a power cut may lose the last ones, never the file.
 */
export class Store {
  readonly directory: string;
  readonly filesDirectory: string;
  private readonly db: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();

  constructor(directory: string) {
    this.directory = directory;
    this.filesDirectory = path.join(directory, "files");
    mkdirSync(this.filesDirectory, { recursive: true });
    this.db = new DatabaseSync(path.join(directory, "network.db"), { timeout: 5000 });
    this.db.exec("pragma journal_mode = wal; pragma synchronous = normal;");
    this.db.exec(SCHEMA);
  }

  /** Rows have the shape of the columns named in the statement: schema.ts keeps the types strict. */
  all<Row>(sql: string, ...values: Value[]): Row[] {
    return this.statement(sql).all(...values) as Row[];
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the statement decides the row, as with all()
  one<Row>(sql: string, ...values: Value[]): Row | undefined {
    return this.statement(sql).get(...values) as Row | undefined;
  }

  count(sql: string, ...values: Value[]): number {
    return this.one<{ n: number }>(sql, ...values)?.n ?? 0;
  }

  run(sql: string, ...values: Value[]): number {
    return Number(this.statement(sql).run(...values).changes);
  }

  insert(table: string, row: Record<string, Value>): void {
    const names = Object.keys(row);
    const marks = names.map(() => "?").join(", ");
    this.run(`insert into ${table} (${names.join(", ")}) values (${marks})`, ...Object.values(row));
  }

  transaction<T>(work: () => T): T {
    this.db.exec("begin immediate");
    try {
      const result = work();
      this.db.exec("commit");
      return result;
    } catch (error) {
      this.db.exec("rollback");
      throw error;
    }
  }

  remember(key: string, value: unknown): void {
    this.run(
      "insert into meta (key, value) values (?, ?) on conflict (key) do update set value = excluded.value",
      key,
      JSON.stringify(value),
    );
  }

  recall(key: string): unknown {
    const row = this.one<{ value: string }>("select value from meta where key = ?", key);
    return row ? JSON.parse(row.value) : null;
  }

  close(): void {
    this.statements.clear();
    this.db.close();
  }

  private statement(sql: string): StatementSync {
    const known = this.statements.get(sql);
    if (known) return known;
    const prepared = this.db.prepare(sql);
    this.statements.set(sql, prepared);
    return prepared;
  }
}
