import type { OperationName } from "#lib/contract/index.ts";
import * as account from "./account.ts";
import * as archive from "./archive.ts";
import * as audit from "./audit.ts";
import * as autopilot from "./autopilot.ts";
import * as billing from "./billing.ts";
import * as brand from "./brand.ts";
import * as bulk from "./bulk.ts";
import * as compose from "./compose.ts";
import * as connect from "./connect.ts";
import * as editor from "./editor.ts";
import * as entry from "./entry.ts";
import type { Handler } from "./handler.ts";
import * as installation from "./installation.ts";
import * as keys from "./keys.ts";
import * as mail from "./mail.ts";
import * as library from "./library.ts";
import * as media from "./media.ts";
import * as notices from "./notices.ts";
import * as pictures from "./pictures.ts";
import * as plan from "./plan.ts";
import * as posts from "./posts.ts";
import * as projects from "./projects.ts";
import * as providers from "./providers.ts";
import * as publishing from "./publishing.ts";
import * as radar from "./radar.ts";
import * as reports from "./reports.ts";
import * as review from "./review.ts";
import * as retelling from "./retelling.ts";
import * as settings from "./settings.ts";
import * as slides from "./slides.ts";
import * as social from "./social.ts";
import * as status from "./status.ts";
import * as studio from "./studio.ts";
import * as team from "./team.ts";
import * as told from "./told.ts";
import * as usage from "./usage.ts";

const handlers: { [Name in OperationName]: Handler<Name> } = {
  ...account,
  ...archive,
  ...audit,
  ...autopilot,
  ...billing,
  ...brand,
  ...bulk,
  ...compose,
  ...connect,
  ...editor,
  ...entry,
  ...installation,
  ...keys,
  ...mail,
  ...library,
  ...media,
  ...notices,
  ...pictures,
  ...plan,
  ...posts,
  ...projects,
  ...providers,
  ...publishing,
  ...radar,
  ...reports,
  ...review,
  ...retelling,
  ...settings,
  ...slides,
  ...social,
  ...status,
  ...studio,
  ...team,
  ...told,
  ...usage,
};

/** Runs an operation on input that its own schemas have read, for a caller whom the dispatcher has told. */
export function runHandler(name: OperationName, context: object, input: object): Promise<unknown> {
  // The table is typed row by row; the name alone cannot tell TypeScript which row this is.
  const handler = handlers[name] as (context: object, input: object) => Promise<unknown>;
  return handler(context, input);
}
