import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { SECRET_VARIABLES } from "#lib/runtime/secret-files.ts";
import { VARIABLES } from "#lib/runtime/env.ts";
import { readCopy, readDockerfile, settingsOf } from "#lib/tools/testing/dockerfile.ts";

const compose = readFileSync("compose.yml", "utf8");
const stages = readDockerfile(readFileSync("Dockerfile", "utf8"));
const ignored = readFileSync(".dockerignore", "utf8").trim().split("\n");

/** Of the launcher, the local network and PostgreSQL's own image. */
const OTHERS = ["NETWORK_HOST", "ENV_FILE", "PATH", "POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD_FILE"];
const KNOWN = new Set([...VARIABLES, ...SECRET_VARIABLES.map((name) => `${name}_FILE`), ...OTHERS]);

describe("the image", () => {
  test("is built of what is there, by scripts that are there", () => {
    const copied = stages.flatMap(({ steps }) =>
      steps.filter(({ name }) => name === "COPY").map(({ rest }) => readCopy(rest)),
    );
    for (const { from, sources } of copied) {
      if (from !== null) expect(stages.map(({ name }) => name)).toContain(from);
      else for (const source of sources) expect(existsSync(source) && !ignored.includes(source), source).toBe(true);
    }
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
    for (const { rest } of stages.flatMap(({ steps }) => steps)) {
      for (const [, script = ""] of rest.matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty(script);
    }
  });

  test("runs as nobody in particular, what starts Pauta, with variables that exist", () => {
    const { command, env, user } = settingsOf(stages.at(-1) ?? { base: "", name: "", steps: [] });
    expect(user).not.toMatch(/^(root|0)$/);
    expect(existsSync(command[1] ?? "")).toBe(true);
    expect(Object.keys(env).filter((name) => !KNOWN.has(name))).toEqual([]);
  });

  test("is given no secret and nothing of this machine", () => {
    expect(ignored).toEqual(expect.arrayContaining([".env", ".git", ".data", "secrets", "node_modules"]));
    // As paths, which the test that makes the image without a container engine reads too.
    expect(ignored.filter((path) => /[*!?]/.test(path))).toEqual([]);
  });
});

describe("the compose file", () => {
  const services = compose
    .slice(compose.indexOf("\nservices:"), compose.indexOf("\nsecrets:"))
    .split(/^ {2}(?=\w+:$)/m)
    .slice(1);

  test("names only variables that exist", () => {
    const names = Array.from(compose.matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm), ([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !KNOWN.has(name))).toEqual([]);
  });

  test("runs what is there, each with its health, on a root that nobody writes", () => {
    expect(services.map((text) => text.slice(0, text.indexOf(":")))).toEqual(["web", "worker", "database"]);
    for (const text of services) {
      expect(text).toContain("healthcheck:");
      expect(text).toMatch(/<<: \*pauta|read_only: true/);
    }
    const [head = ""] = compose.split("\nservices:");
    expect(head).toMatch(/read_only: true[\s\S]*cap_drop: \[ALL\]/);
    for (const [, file = ""] of compose.matchAll(/"(lib\/\S+?)"/g)) expect(existsSync(file), file).toBe(true);
    const used = Array.from(compose.matchAll(/\/run\/secrets\/([\w-]+)/g), ([, name = ""]) => name);
    for (const name of used) expect(compose).toContain(`\n  ${name}:\n    file: `);
  });
});
