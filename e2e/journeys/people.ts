import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { Client } from "pg";

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

/** The operator's tool, as an operator runs it beside the server. */
export async function admin(...args: string[]): Promise<Record<string, string>> {
  const { stdout } = await promisify(execFile)(process.execPath, ["lib/launch/admin.ts", ...args, "--json"], {
    env: { NEXTAUTH_SECRET: "only the server's own matters", ...process.env, DATABASE_URL: databaseUrl() },
  });
  return JSON.parse(stdout) as Record<string, string>;
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

/** Signs in without the form, which one journey goes through. */
export async function signIn({ request }: Page, { email, password }: Person) {
  const { csrfToken } = (await (await request.get("/api/auth/csrf")).json()) as { csrfToken: string };
  const form = { csrfToken, email, password, json: "true" };
  await request.post("/api/auth/callback/credentials", { form });
  expect((await request.get("/api/app/projects")).status()).toBe(200);
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
