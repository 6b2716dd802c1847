import { createWriteStream } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod";
import {
  type Context,
  openContext,
  openSystem,
  type Runtime,
  type WorkspaceId,
  workspaceOf,
} from "#lib/runtime/context.ts";
import { listDeadJobs, retryDeadJob } from "#lib/db/dead-jobs.ts";
import { normalizeEmail } from "#lib/domain/email.ts";
import { type Format, FORMATS, PREVIEW_FORMATS } from "#lib/domain/format.ts";
import { type Language, LANGUAGES } from "#lib/domain/language.ts";
import { PERIODS, PLAN_STATUSES, QUOTE_LIMITS } from "#lib/domain/plan.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { env } from "#lib/runtime/env.ts";
import { updateAutopilot } from "#lib/services/autopilot/update-autopilot.ts";
import { backup } from "#lib/services/archive/backup.ts";
import { exportWorkspace } from "#lib/services/archive/export-workspace.ts";
import { importWorkspace } from "#lib/services/archive/import-workspace.ts";
import { restore } from "#lib/services/archive/restore.ts";
import { nameOwner } from "#lib/services/installation/name-owner.ts";
import { makeKey } from "#lib/services/keys/make-key.ts";
import { setBalance } from "#lib/services/credits/grant.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";
import { startRun } from "#lib/services/radar/start-run.ts";
import { removeSecondStep } from "#lib/services/second-step/turn-off-second-step.ts";
import { readSettings } from "#lib/services/settings/read-settings.ts";
import { updateSettings } from "#lib/services/settings/update-settings.ts";
import { connectLocally, disconnect as disconnectProject } from "#lib/services/social/connect.ts";
import { addMember, createWorkspace } from "#lib/services/workspaces/create-workspace.ts";
import { setWorkspace } from "#lib/services/workspaces/set-workspace.ts";
import { checkAll } from "#lib/services/operation/check-all.ts";

type Result = Record<string, unknown>;

interface Command {
  readonly name: string;
  readonly options: z.ZodObject;
  run(runtime: Runtime, options: unknown): Promise<Result>;
}

const command = <Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
  run: (runtime: Runtime, options: z.output<z.ZodObject<Shape, z.core.$strict>>) => Promise<Result>,
): Command => {
  const options = z.strictObject(shape);
  return { name, options, run: (runtime, given) => run(runtime, options.parse(given)) };
};

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const onOff = z.enum(["on", "off"]).transform((word) => word === "on");
const previewFormats = z.string().transform((list, context): Format[] => {
  if (list === "all") return [...PREVIEW_FORMATS];
  if (list === "none") return [];
  const said = list.split(",");
  const formats = said.flatMap((format) => PREVIEW_FORMATS.find((known) => known === format) ?? []);
  if (formats.length === said.length) return formats;
  context.addIssue({ code: "custom", message: `all, none, or a list of ${FORMATS.slice(2).join(",")}` });
  return z.NEVER;
});
const choice = {
  posts: whole(1, QUOTE_LIMITS.posts),
  accounts: whole(1, QUOTE_LIMITS.accounts),
  period: z.enum(PERIODS),
};
const password = z.string().min(8);

/** What an operator can do while the server runs; each row is a command, its options and the service it calls. */
export const COMMANDS: readonly Command[] = [
  command(
    "workspace create",
    {
      name: z.string().min(1),
      "owner-email": z.email(),
      "owner-password": password,
      posts: choice.posts.default(30),
      accounts: choice.accounts.default(3),
      period: choice.period.default("monthly"),
      "no-plan": z.boolean().default(false),
      credits: whole(0, 1_000_000).optional(),
      "preview-formats": previewFormats.default([]),
    },
    (runtime, given) =>
      openSystem(runtime).transaction(async (within) => {
        const email = given["owner-email"];
        const { ownerId, workspaceId } = await createWorkspace(within, {
          name: given.name,
          owner: { name: nameOf(email), email, password: given["owner-password"] },
          plan: given["no-plan"] ? null : given,
          previewFormats: given["preview-formats"],
        });
        const scope = { ...within, workspaceId };
        if (given.credits !== undefined) await setBalance(scope, given.credits, within.now());
        const { secret } = await makeKey(scope, "admin", ownerId, within.now());
        return { workspaceId, ownerId, apiKey: secret };
      }),
  ),
  command(
    "workspace set",
    {
      id: z.string(),
      posts: choice.posts.optional(),
      accounts: choice.accounts.optional(),
      period: choice.period.optional(),
      status: z.enum(PLAN_STATUSES).optional(),
      "api-access": onOff.optional(),
      credits: whole(0, 1_000_000).optional(),
      "preview-formats": previewFormats.optional(),
    },
    async (runtime, { id, ...given }) => {
      const workspaceId = await findWorkspace(runtime, id);
      return setWorkspace(runtime, workspaceId, {
        ...given,
        apiAccess: given["api-access"],
        previewFormats: given["preview-formats"],
      });
    },
  ),
  command(
    "member add",
    { workspace: z.string(), email: z.email(), password, role: z.enum(["admin", "member"]) },
    async (runtime, { email, role, workspace, ...given }) => {
      const workspaceId = await findWorkspace(runtime, workspace);
      const person = { name: nameOf(email), email, password: given.password };
      const userId = await openSystem(runtime).transaction((within) =>
        addMember({ ...within, workspaceId }, person, role),
      );
      return { userId, workspaceId, role };
    },
  ),
  command("second-step remove", { email: z.email() }, async (runtime, { email }) => ({
    userId: await removeSecondStep(runtime, normalizeEmail(email)),
    secondStep: false,
  })),
  command("installation owner", { email: z.email(), remove: z.boolean().default(false) }, async (runtime, given) => {
    const email = normalizeEmail(given.email);
    await nameOwner(runtime, email, !given.remove);
    return { email, ownsInstallation: !given.remove };
  }),
  command("key create", { workspace: z.string(), member: z.string().optional() }, async (runtime, given) => {
    const workspaceId = await findWorkspace(runtime, given.workspace);
    const maker = await findMaker(runtime, workspaceId, given.member);
    const { id, secret } = await makeKey({ ...runtime, workspaceId }, "admin", maker.userId, runtime.now());
    return { keyId: id, apiKey: secret };
  }),
  command("key revoke", { id: z.string() }, async ({ db, now }, { id }) => {
    const { count } = await db.apiKey.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now() } });
    if (count === 0) throw new Refusal("resource_not_found", { field: "id" });
    return { id, revoked: true };
  }),
  command(
    "project set",
    {
      id: z.string(),
      language: z.enum(LANGUAGES).optional(),
      voice: z.string().optional(),
      "requires-approval": onOff.optional(),
      connect: z.string().optional(),
      disconnect: z.boolean().default(false),
    },
    async (runtime, { connect, disconnect, id, language, voice, ...given }) => {
      const operator = await operatorOf(runtime, id, "id");
      const requiresApproval = given["requires-approval"];
      const spoken = language ?? (await readSettings(operator, id)).language;
      await updateSettings(operator, id, { language, voice: voice && (await voiceOf(operator, spoken, voice)) });
      if (requiresApproval !== undefined) await updateAutopilot(operator, id, { requiresApproval });
      if (connect) await connectLocally(operator, id, connect);
      if (disconnect) await disconnectProject(operator, id);
      const { autopilot, social } = await runtime.db.project.findUniqueOrThrow({
        where: { id },
        select: { autopilot: true, social: { select: { handle: true } } },
      });
      const settings = await readSettings(operator, id);
      return {
        id,
        language: settings.language,
        voice: settings.voice,
        requiresApproval: autopilot?.requiresApproval ?? false,
        social: social?.handle ?? null,
      };
    },
  ),
  command("radar run", { project: z.string() }, async (runtime, { project }) => {
    const { runId } = await startRun(await operatorOf(runtime, project, "project"), project);
    return { projectId: project, runId, state: "running" };
  }),
  command("mails", { to: z.email() }, async ({ db }, { to }) => ({
    mails: await db.outboxMail.findMany({
      where: { to: to.toLowerCase() },
      orderBy: { id: "desc" },
      take: 10,
      select: { at: true, subject: true, text: true },
    }),
  })),
  command("jobs dead", {}, async ({ db }) => ({ jobs: await listDeadJobs(db) })),
  command("jobs retry", { id: z.string() }, async ({ db }, { id }) => {
    const retried = await retryDeadJob(db, id);
    if (!retried) throw new Refusal("resource_not_found", { field: "id" });
    return { id, jobId: retried.id };
  }),
  command("workspace export", { id: z.string(), to: z.string() }, async (runtime, { id, to }) => {
    const path = fileOf(to);
    return {
      path,
      ...(await exportWorkspace(runtime, databaseUrl(), await findWorkspace(runtime, id), createWriteStream(path))),
    };
  }),
  command("workspace import", { from: z.string() }, (runtime, { from }) =>
    importWorkspace(runtime, databaseUrl(), fileOf(from)),
  ),
  command("backup", { to: z.string() }, (runtime, { to }) => backup(runtime, databaseUrl(), fileOf(to))),
  command("restore", { from: z.string() }, (runtime, { from }) => restore(runtime, databaseUrl(), fileOf(from))),
  command("check", {}, checkAll),
];

/** The operator acts for the system, in the workspace of the project that an option names. */
async function operatorOf(runtime: Runtime, projectId: string, field: string): Promise<Context> {
  const project = await runtime.db.project.findUnique({ where: { id: projectId }, select: { workspaceId: true } });
  if (!project) throw new Refusal("resource_not_found", { field });
  const caller = { workspaceId: workspaceOf(project), actor: { kind: "system" } } as const;
  return openContext(runtime, caller, { requestId: "admin", address: null });
}

/** The first voice of the language, none, or the one that is named. */
async function voiceOf(operator: Context, language: Language, word: string): Promise<string | null> {
  if (word === "none") return null;
  const { voice } = await makersOf(operator, operator.workspaceId);
  return word === "default" ? (voice.voices(language)[0]?.id ?? null) : word;
}

const databaseUrl = () => env.DATABASE_URL ?? "";

/** As the operator wrote it, from where they stood: npm runs us elsewhere. */
const fileOf = (path: string) => resolve(process.env["INIT_CWD"] ?? ".", path);

const nameOf = (email: string) => email.split("@")[0] ?? email;

/** The operator stands outside all workspaces: this is where the id they typed becomes one that queries accept. */
async function findWorkspace({ db }: Runtime, id: string): Promise<WorkspaceId> {
  if ((await db.workspace.count({ where: { id } })) === 0)
    throw new Refusal("resource_not_found", { field: "workspace" });
  return workspaceOf({ workspaceId: id });
}

async function findMaker({ db }: Runtime, workspaceId: WorkspaceId, member: string | undefined) {
  const maker = await db.member.findFirst({
    where: { workspaceId, ...(member ? { OR: [{ id: member }, { userId: member }] } : { role: "owner" }) },
  });
  if (!maker) throw new Refusal("resource_not_found", { field: "member" });
  return maker;
}
