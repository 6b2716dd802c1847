import { account } from "./account.ts";
import { audit } from "./audit.ts";
import { autopilot } from "./autopilot.ts";
import { brand } from "./brand.ts";
import { bulk } from "./bulk.ts";
import { calendar } from "./calendar.ts";
import { compose } from "./compose.ts";
import { connection } from "./connection.ts";
import { create } from "./create.ts";
import { docs } from "./docs.ts";
import { editor } from "./editor.ts";
import { entry } from "./entry.ts";
import { errors } from "./errors.ts";
import { failures } from "./failures.ts";
import { frame } from "./frame.ts";
import { importing } from "./importing.ts";
import { installation } from "./installation.ts";
import { keys } from "./keys.ts";
import { layouts } from "./layouts.ts";
import { library } from "./library.ts";
import { mails } from "./mails.ts";
import { makerFailures } from "./maker-failures.ts";
import { media } from "./media.ts";
import { narration } from "./narration.ts";
import { notices } from "./notices.ts";
import { outbox } from "./outbox.ts";
import { pictures } from "./pictures.ts";
import { plan } from "./plan.ts";
import { posts } from "./posts.ts";
import { projects } from "./projects.ts";
import { providers } from "./providers.ts";
import { publishing } from "./publishing.ts";
import { radar } from "./radar.ts";
import { reasons } from "./reasons.ts";
import { reel } from "./reel.ts";
import { reports } from "./reports.ts";
import { review } from "./review.ts";
import { retelling } from "./retelling.ts";
import { settings } from "./settings.ts";
import { sheet } from "./sheet.ts";
import { slides } from "./slides.ts";
import { start } from "./start.ts";
import { status } from "./status.ts";
import { team } from "./team.ts";
import { told } from "./told.ts";
import { usage } from "./usage.ts";
import { writer } from "./writer.ts";

export const pt = {
  account,
  audit,
  autopilot,
  brand,
  bulk,
  calendar,
  compose,
  connection,
  create,
  docs,
  editor,
  entry,
  errors,
  failures,
  frame,
  importing,
  installation,
  keys,
  layouts,
  library,
  mails,
  makerFailures,
  media,
  narration,
  notices,
  outbox,
  pictures,
  plan,
  posts,
  projects,
  providers,
  publishing,
  radar,
  reasons,
  reel,
  reports,
  review,
  retelling,
  settings,
  sheet,
  slides,
  start,
  status,
  team,
  told,
  usage,
  writer,
};
