import pino, { type Logger } from "pino";
import { encode } from "next-auth/jwt";
import { choosePorts } from "#lib/adapters/choose.ts";
import { sessionCookieName } from "#lib/auth/session.ts";
import { newId } from "#lib/db/id.ts";
import { openSystem, type Runtime, type Settings } from "#lib/runtime/context.ts";
import { type Arguments, type CallName, type OperationName, operations, type Output } from "#lib/contract/index.ts";
import { type Door, isSite, type Operation, PREFIX } from "#lib/contract/operation.ts";
import type { Format } from "#lib/domain/format.ts";
import { DEFAULT_PRICES, type PlanChoice } from "#lib/domain/plan.ts";
import type { Role } from "#lib/domain/role.ts";
import { readEnv } from "#lib/runtime/env.ts";
import { dispatch } from "#lib/http/doors/dispatch.ts";
import type { Ports } from "#lib/ports/ports.ts";
import { createRateLimits } from "#lib/http/doors/rate-limit.ts";
import { makeKey } from "#lib/services/keys/make-key.ts";
import { addMember, createWorkspace } from "#lib/services/workspaces/create-workspace.ts";
import { fixedClock } from "./clock.ts";
import { testDatabase } from "./database.ts";
import { testStorage } from "./storage.ts";

const APP_URL = "http://pauta.test";

interface Options {
  plan?: Partial<PlanChoice> | null;
  previewFormats?: readonly Format[];
  settings?: Partial<Settings>;
  ports?: Partial<Ports>;
  log?: Logger;
}

/** What is sent, and from where. */
interface SentFrom extends RequestInit {
  address?: string;
}

/** What an operation answered, as a caller sees it. */
export interface Answered {
  status: number;
  headers: Headers;
  body: unknown;
}

/** The API said no; `toMatchObject({ code })` is how a test asks which no. */
class ApiError extends Error {
  readonly status: number;
  readonly code: string;

  constructor({ body, status }: Answered) {
    const { error } = body as { error: { code: string; message: string } };
    super(error.message);
    this.status = status;
    this.code = error.code;
  }
}

const silent = pino({ level: "silent" });

const PASSWORD = "correct horse";
/** Of that password, at the least cost that there is: most tests sign in nobody, and each has its people. */
const PASSWORD_HASH = "scrypt$2$b25seSB0ZXN0cyBrbm93IQ$4IBHDJ2XSUlO4qblVbTfcPxwOzBTUR_QhCcIYbvG6HA";

/** A person who has an account already, as whom the product takes them in. */
async function newPerson({ db, now }: Runtime, name: string, email: string) {
  await db.user.create({ data: { id: newId("user"), email, name, passwordHash: PASSWORD_HASH, createdAt: now() } });
  return { name, email, password: PASSWORD };
}

let made = 0;

/** A workspace of its own for one test, and the doors to it. */
export async function workspace({
  plan = {},
  previewFormats = [],
  ports = {},
  settings = {},
  log = silent,
}: Options = {}) {
  const { db, url: databaseUrl } = await testDatabase();
  const clock = fixedClock("2026-11-20T12:00:00Z");
  const runtime = {
    db,
    ports: { ...choosePorts(readEnv({ APP_URL }), db, silent), storage: testStorage().storage, ...ports },
    log,
    now: clock.now,
    settings: {
      appUrl: APP_URL,
      prices: DEFAULT_PRICES,
      trialDays: 7,
      networkUrl: "http://127.0.0.1:9",
      providers: [],
      version: "0.0.0-test",
      requestsPerMinute: 1_000_000,
      databaseUrl,
      authSecret: "a secret that only tests know",
      ffmpegPath: null,
      tokenKey: "a key that only tests know",
      signUpIsOpen: null,
      google: null,
      oidc: null,
      ...settings,
    },
  } satisfies Runtime;
  const limits = createRateLimits(runtime.settings.requestsPerMinute);
  const number = ++made;
  const owner = await newPerson(runtime, "Olga", `owner${number}@example.com`);
  const { ownerId, workspaceId } = await openSystem(runtime).transaction((within) =>
    createWorkspace(within, {
      name: `Workspace ${number}`,
      owner,
      plan: plan && { posts: 30, accounts: 3, period: "monthly", ...plan },
      previewFormats,
    }),
  );
  const key = await makeKey({ db, workspaceId }, "test", ownerId, runtime.now());

  const send = async (path: string, { address, ...init }: SentFrom = {}, within = limits): Promise<Answered> => {
    const request = new Request(`${APP_URL}${path}`, init);
    const response = await dispatch(runtime, within, doorOf(path), request, address);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
    const body: unknown = text === "" ? undefined : isJson ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body };
  };

  const withKey = { Authorization: `Bearer ${key.secret}` };
  const callThrough =
    (prefix: string, headers: Record<string, string>) =>
    async <Name extends CallName>(name: Name, sent: Arguments<Name>): Promise<Output<Name>> => {
      const answered = await send(...requestOf(prefix, name, sent, headers));
      if (answered.status >= 400) throw new ApiError(answered);
      // The dispatcher held the answer against this schema before it left.
      return answered.body as Output<Name>;
    };

  const api = callThrough("/v1", withKey);

  /** a project, by way of the API */
  const project = (name = "Marca") => api("createProject", { body: { name } });

  const sessionOf = async (userId: string) => {
    const { sessionVersion } = await db.user.findUniqueOrThrow({ where: { id: userId } });
    const token = await encode({ token: { sub: userId, sessionVersion }, secret: runtime.settings.authSecret });
    return { Cookie: `${sessionCookieName(false)}=${token}`, Origin: APP_URL };
  };

  const join = async (role: Role, name: string = role) => {
    const person = await newPerson(runtime, name, `${name}${number}@example.com`);
    return addMember({ ...runtime, workspaceId }, person, role);
  };

  return {
    runtime,
    clock,
    db,
    workspaceId,
    ownerId,
    owner,
    key,
    withKey,
    send,
    sessionOf,
    /** another adapter in the place of one, from now on */
    withPorts: (others: Partial<Ports>) => void Object.assign(runtime.ports, others),
    /** calls by key */
    api,
    /** calls by the owner's session */
    app: async () => callThrough("/api/app", await sessionOf(ownerId)),
    join,
    project,
  };
}

/** Whose mount a path lies on. */
function doorOf(path: string): Door {
  if (path.startsWith(PREFIX.app)) return "app";
  return path.startsWith(`${PREFIX.site}/`) ? "site" : "api";
}

interface Sent {
  body?: unknown;
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

/** The request that calls an operation; whether its arguments are right is the server's to say. */
export function requestOf(
  prefix: string,
  name: OperationName,
  sent: object,
  headers: Record<string, string>,
): [path: string, init: RequestInit] {
  const operation: Operation = operations[name];
  const { method, path } = operation;
  const { body, headers: own, params = {}, query = {} }: Sent = sent;
  const filled = path.replaceAll(/\{(\w+)(?:\.\.\.)?\}/g, (_, param: string) => params[param] ?? "");
  const search = new URLSearchParams(query).toString();
  const asJson = !isSite(operation) || operation.bodyKind === undefined;
  return [
    `${prefix}${filled}${search && `?${search}`}`,
    {
      method,
      headers: { ...headers, ...(body !== undefined && asJson && { "Content-Type": "application/json" }), ...own },
      ...(body !== undefined && { body: asJson ? JSON.stringify(body) : bodyAsItIs(operation, body) }),
    },
  ];
}

/** `Arguments` says what a body is, whichever the operation. */
const bodyAsItIs = (operation: Operation, body: unknown): BodyInit =>
  isSite(operation) && operation.bodyKind === "form"
    ? new URLSearchParams(body as Record<string, string>)
    : (body as Blob | string);
