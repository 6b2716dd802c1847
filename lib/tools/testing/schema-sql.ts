import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as engine from "@prisma/schema-engine-wasm/schema_engine_bg";
import { __wbg_set_wasm as setInstance } from "@prisma/schema-engine-wasm/schema_engine_bg";
import * as z from "zod";

const SCHEMA = new URL("../../../prisma/schema.prisma", import.meta.url);
const ENGINE = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");

const exports = z.object({ __wbindgen_start: z.custom<() => void>() });

/** The SQL by which Prisma would make schema.prisma from nothing. */
export async function writeSchemaSql(): Promise<string> {
  const wasm = await WebAssembly.compile(await readFile(ENGINE.replace(/\.js$/, ".wasm")));
  const instance = await WebAssembly.instantiate(wasm, { "./schema_engine_bg.js": { ...engine } });
  setInstance(instance.exports);
  exports.parse(instance.exports)["__wbindgen_start"]();

  const files = [{ path: SCHEMA.pathname, content: await readFile(SCHEMA, "utf8") }];
  const schemas = files.map(({ path, content }): [string, string] => [path, content]);
  const started = await engine.SchemaEngine.new({ datamodels: schemas }, () => undefined, EMPTY_DATABASE);
  const { stdout } = await started.diff({
    from: { tag: "empty" },
    to: { tag: "schemaDatamodel", files },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return stdout ?? "";
}

// The engine wants a database even to compare two files; this one has nothing in it and keeps nothing.
const ok = (value: unknown) => Promise.resolve({ ok: true, value });
const connection = {
  provider: "postgres",
  adapterName: "none",
  queryRaw: () => ok({ columnNames: [], columnTypes: [], rows: [] }),
  executeRaw: () => ok(0),
  executeScript: () => ok(undefined),
  startTransaction: () => Promise.reject(new Error("No transaction is expected")),
  getConnectionInfo: () => ({ ok: true, value: { schemaName: "public", supportsRelationJoins: true } }),
  dispose: () => ok(undefined),
};
const EMPTY_DATABASE = { ...connection, connect: () => ok(connection), connectToShadowDb: () => ok(connection) };
