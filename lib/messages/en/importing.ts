import type { importing as pt } from "#lib/messages/pt/importing.ts";
import type { Same } from "#lib/messages/words.ts";

export const importing: Same<typeof pt> = {
  ask: "Do you use Pauta elsewhere already?",
  action: "Import .zip",
  title: "Bring a workspace from another Pauta",
  text: "The .zip that another Pauta exported brings projects, brand, posts, media and reports into this empty workspace. Team, plan and credits stay as they are here; accounts are connected again, and the autopilot arrives switched off.",
  choose: "Choose the .zip file",
  again: "Choose another file",
  sending: "Sending {name}",
  percent: "{share, number, percent}",
  working: "Checking and storing. With many media it takes some minutes; keep this page open.",
  cancel: "Cancel",
  done: "Import done: {projects, plural, =0 {no projects} one {# project} other {# projects}}, {posts, plural, =0 {no posts} one {# post} other {# posts}}.",
};
