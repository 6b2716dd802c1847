import { type Input, type OperationName, operations, type Output } from "#lib/contract/index.ts";
import type { Context } from "#lib/context.ts";
import * as account from "./account.ts";
import * as audit from "./audit.ts";
import * as autopilot from "./autopilot.ts";
import * as billing from "./billing.ts";
import * as brand from "./brand.ts";
import * as editor from "./editor.ts";
import * as keys from "./keys.ts";
import * as mail from "./mail.ts";
import * as library from "./library.ts";
import * as plan from "./plan.ts";
import * as posts from "./posts.ts";
import * as projects from "./projects.ts";
import * as radar from "./radar.ts";
import * as reports from "./reports.ts";
import * as settings from "./settings.ts";
import * as slides from "./slides.ts";
import * as social from "./social.ts";
import * as status from "./status.ts";
import * as studio from "./studio.ts";
import * as team from "./team.ts";

export type Handler<Name extends OperationName> = (context: Context, input: Input<Name>) => Promise<Output<Name>>;

const handlers: { [Name in OperationName]: Handler<Name> } = {
  ...account,
  ...audit,
  ...autopilot,
  ...billing,
  ...brand,
  ...editor,
  ...keys,
  ...mail,
  ...library,
  ...plan,
  ...posts,
  ...projects,
  ...radar,
  ...reports,
  ...settings,
  ...slides,
  ...social,
  ...status,
  ...studio,
  ...team,
};

/** Runs an operation on input that its own schemas have read, and holds its answer against its schema. */
export async function runHandler(name: OperationName, context: Context, input: unknown): Promise<unknown> {
  // The table is typed row by row; the name alone cannot tell TypeScript which row this is.
  const handler = handlers[name] as (context: Context, input: unknown) => Promise<unknown>;
  return operations[name].response.parse(await handler(context, input));
}
