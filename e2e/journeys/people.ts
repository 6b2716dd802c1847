import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Cookie, expect, type Page } from "@playwright/test";
import { Client } from "pg";
import type { Answered, Asked } from "./operator.ts";

export interface Person {
  email: string;
  password: string;
  workspaceId: string;
  ownerId: string;
}

const databaseUrl = () => {
  const url = process.env["DATABASE_URL"];
  if (!url) throw new Error("The journeys need DATABASE_URL: the database of the server under test.");
  return url;
};

let operator: { ask: (words: string[]) => Promise<Record<string, string>> } | undefined;

/** The operator's tool beside the server: one for as long as this process lives, since most of a command is its start. */
export const admin = (...words: string[]) => (operator ??= startOperator()).ask(words);

function startOperator() {
  const env = { NEXTAUTH_SECRET: "only the server's own matters", ...process.env, DATABASE_URL: databaseUrl() };
  const child = fork(join(import.meta.dirname, "operator.ts"), { env, execArgv: [] });
  const waiting = new Map<number, PromiseWithResolvers<Record<string, string>>>();
  child.on("message", ({ error, id, result }: Answered) => {
    if (error === undefined) waiting.get(id)?.resolve(result as Record<string, string>);
    else waiting.get(id)?.reject(new Error(error));
  });
  child.on("exit", (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The operator ended with code ${code}.`));
  });
  let last = 0;
  return {
    ask: (words: string[]) => {
      const answer = Promise.withResolvers<Record<string, string>>();
      const asked: Asked = { id: ++last, words };
      waiting.set(asked.id, answer);
      child.send(asked);
      return answer.promise;
    },
  };
}

export async function newPerson(...options: string[]): Promise<Person> {
  const email = `ana.${randomBytes(5).toString("hex")}@pauta.test`;
  const password = randomBytes(9).toString("hex");
  const owner = ["--owner-email", email, "--owner-password", password];
  const made = await admin("workspace", "create", "--name", "Estúdio Ana", ...owner, ...options);
  return { email, password, workspaceId: made["workspaceId"] ?? "", ownerId: made["ownerId"] ?? "" };
}

export const addMember = ({ workspaceId }: Person, email: string, role: "admin" | "member") =>
  admin("member", "add", "--workspace", workspaceId, "--email", email, "--password", "any password", "--role", role);

export const setWorkspace = ({ workspaceId }: Person, ...options: string[]) =>
  admin("workspace", "set", "--id", workspaceId, ...options);

export const setProject = (id: string, ...options: string[]) => admin("project", "set", "--id", id, ...options);

const sessions = new Map<string, Cookie[]>();

/** Signs in without the form, which one journey goes through; the same person a second time with the session they have. */
export async function signIn(page: Page, { email, password }: Person) {
  const kept = sessions.get(email);
  if (kept) return page.context().addCookies(kept);
  const { request } = page;
  const { csrfToken } = (await (await request.get("/api/auth/csrf")).json()) as { csrfToken: string };
  const form = { csrfToken, email, password, json: "true" };
  await request.post("/api/auth/callback/credentials", { form });
  expect((await request.get("/api/app/projects")).status()).toBe(200);
  const cookies = await page.context().cookies();
  sessions.set(
    email,
    cookies.filter(({ name }) => name.endsWith("pauta.session")),
  );
}

const origin = () => new URL(process.env["BASE_URL"] ?? "http://localhost:3000").origin;

/** A call of the app, as its own pages make it. */
export async function call<Answer>(
  { request }: Page,
  method: "GET" | "POST" | "PATCH",
  path: string,
  data?: object,
): Promise<Answer> {
  const response = await request.fetch(`/api/app${path}`, {
    method,
    headers: { Origin: origin() },
    ...(data && { data }),
  });
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
  return (await response.json()) as Answer;
}

export const createProject = async (page: Page, name: string): Promise<string> =>
  (await call<{ id: string }>(page, "POST", "/projects", { name })).id;

/** The text of the last mail to an address, once it is there. */
export async function lastMail(to: string): Promise<string> {
  let text = "";
  await expect(async () => {
    const [row] = await query<{ text: string }>(
      'SELECT "text" FROM "OutboxMail" WHERE "to" = $1 ORDER BY "id" DESC',
      to,
    );
    text = row?.text ?? "";
    expect(text).not.toBe("");
  }).toPass({ timeout: 15_000 });
  return text;
}

export const invite = ({ ownerId, workspaceId }: Person, email: string) =>
  query(
    `INSERT INTO "Invite" ("id", "workspaceId", "email", "role", "tokenHash", "invitedById", "expiresAt")
     VALUES ('inv_' || md5($2), $1, $2, 'member', md5($2), $3, now() + interval '7 days')`,
    workspaceId,
    email,
    ownerId,
  );

export async function query<Row>(sql: string, ...values: string[]): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
