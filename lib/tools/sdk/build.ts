import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import manifest from "#package" with { type: "json" };

const ENTRIES = ["lib/sdk/index.ts", "lib/cli/main.ts"];
const USED = ["@modelcontextprotocol/server", "zod"] as const;

/** The client and the command line as one package, which needs nothing of this repository. Gives the tarball's path. */
export function buildSdk(folder: string): string {
  const made = resolve(folder, "package");
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  writeFileSync(join(made, "tsconfig.json"), JSON.stringify(compilerOf(made)));
  execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", join(made, "tsconfig.json")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  rmSync(join(made, "tsconfig.json"));
  // In the place of ours, which the compiler brings along.
  writeFileSync(join(made, "package.json"), JSON.stringify(packageOf(), null, 2));
  const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", resolve(folder)], {
    cwd: made,
    encoding: "utf8",
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  return resolve(folder, filename);
}

const packageOf = () => ({
  name: "pauta-client",
  version: manifest.version,
  description: "Pauta's API as typed calls, a command line and tools for agents.",
  license: manifest.license,
  type: "module",
  engines: manifest.engines,
  bin: { pauta: "lib/cli/main.js" },
  exports: { ".": { types: "./lib/sdk/index.d.ts", default: "./lib/sdk/index.js" } },
  imports: {
    "#lib/*.ts": { types: "./lib/*.d.ts", default: "./lib/*.js" },
    "#package": "./package.json",
  },
  files: ["lib"],
  dependencies: Object.fromEntries(USED.map((name) => [name, manifest.dependencies[name]])),
});

const compilerOf = (made: string) => ({
  extends: resolve("tsconfig.json"),
  compilerOptions: {
    noEmit: false,
    // `npm run check` checks them, with the rest.
    noCheck: true,
    incremental: false,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    rootDir: resolve("."),
    outDir: made,
    plugins: [],
  },
  include: [],
  exclude: [],
  files: ENTRIES.map((entry) => resolve(entry)),
});
