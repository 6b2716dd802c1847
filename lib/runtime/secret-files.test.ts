import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { temporaryDirectory } from "#lib/tools/launch/temporary-directory.ts";
import { VARIABLES } from "./env.ts";
import { readSecretFiles, SECRET_VARIABLES } from "./secret-files.ts";

const NAMES_SECRET = /SECRET|KEY|TOKEN|PASSWORD/;

function fileOf(text: string): string {
  const file = join(temporaryDirectory("secrets"), "secret");
  writeFileSync(file, text);
  return file;
}

test("every variable that holds a secret may be a file", () => {
  const secret = VARIABLES.filter((name) => NAMES_SECRET.test(name) || /^(DATABASE|SMTP)_URL$/.test(name));
  expect(SECRET_VARIABLES).toEqual(expect.arrayContaining(secret));
});

test.each(SECRET_VARIABLES)("%s is the content of its file, without the end of the line", (name) => {
  expect(readSecretFiles({ [`${name}_FILE`]: fileOf("of a file\n") })).toEqual({ [name]: "of a file" });
  expect(readSecretFiles({ [name]: "said", [`${name}_FILE`]: "/nowhere" })).toEqual({});
});

test.each([
  ["cannot be read", "/nowhere"],
  ["is empty", fileOf("\n")],
])("a file that %s ends the start with one line that names it", (reason, file) => {
  expect(() => readSecretFiles({ TOKEN_KEY_FILE: file })).toThrow(`Configuration: TOKEN_KEY_FILE: ${file} ${reason}`);
});

test("what a process starts has it too, and no log tells it", () => {
  const program = `const { env, secrets } = await import("#lib/runtime/env.ts");
    console.log(JSON.stringify([env.TOKEN_KEY, process.env.TOKEN_KEY, secrets.includes(env.TOKEN_KEY)]));`;
  const env = { ...process.env, TOKEN_KEY: "", TOKEN_KEY_FILE: fileOf("a key of many letters\n") };
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", program], { env, encoding: "utf8" });
  expect(JSON.parse(stdout)).toEqual(["a key of many letters", "a key of many letters", true]);
});

test("a database's password may be a file of its own", async () => {
  const address = new URL((await testDatabase()).url);
  const password = decodeURIComponent(address.password);
  expect(password).not.toBe("");
  address.password = "";
  const program = `const { env } = await import("#lib/runtime/env.ts");
    const { openDatabase } = await import("#lib/db/client.ts");
    const db = openDatabase(env.DATABASE_URL ?? "");
    console.log(JSON.stringify(await db.$queryRaw\`SELECT 1 AS one\`));
    await db.$disconnect();`;
  const env = { ...process.env, DATABASE_URL: address.href, PGPASSWORD: "", PGPASSWORD_FILE: fileOf(password) };
  const { stderr, stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    env,
    encoding: "utf8",
  });
  expect(stdout.trim(), stderr).toBe('[{"one":1}]');
});
