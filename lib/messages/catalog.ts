import type { Language } from "#lib/domain/language.ts";
import type { Reason } from "#lib/domain/refusal.ts";
import { audit } from "./audit.ts";
import { autopilot } from "./autopilot.ts";
import { brand } from "./brand.ts";
import { calendar } from "./calendar.ts";
import { connection } from "./connection.ts";
import { create } from "./create.ts";
import { editor } from "./editor.ts";
import { entry } from "./entry.ts";
import { errors } from "./errors.ts";
import { frame } from "./frame.ts";
import { importing } from "./importing.ts";
import { keys } from "./keys.ts";
import { outbox } from "./outbox.ts";
import { library } from "./library.ts";
import { narration } from "./narration.ts";
import { plan } from "./plan.ts";
import { posts } from "./posts.ts";
import { publishing } from "./publishing.ts";
import { projects } from "./projects.ts";
import { account } from "./account.ts";
import { reports } from "./reports.ts";
import { settings } from "./settings.ts";
import { slides } from "./slides.ts";
import { status } from "./status.ts";
import { REASON_TEXTS } from "./reasons.ts";
import { radar } from "./radar.ts";
import { reel } from "./reel.ts";
import { start } from "./start.ts";
import { team } from "./team.ts";

const features = {
  autopilot,
  outbox,
  account,
  audit,
  brand,
  calendar,
  connection,
  create,
  editor,
  entry,
  errors,
  frame,
  importing,
  keys,
  library,
  narration,
  plan,
  posts,
  projects,
  publishing,
  radar,
  reel,
  reports,
  settings,
  slides,
  status,
  start,
  team,
};

export type Messages = { [K in keyof typeof features]: (typeof features)[K]["pt"] } & {
  reasons: Record<Reason, string>;
};

export function messagesIn(language: Language) {
  const reasons = Object.entries(REASON_TEXTS).map(([reason, texts]) => [reason, texts[language]]);
  const rest = Object.entries(features).map(([feature, languages]) => [feature, languages[language]]);
  return Object.fromEntries([...rest, ["reasons", Object.fromEntries(reasons)]]);
}
