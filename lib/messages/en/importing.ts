import type { importing as pt } from "#lib/messages/pt/importing.ts";
import type { Same } from "#lib/messages/words.ts";

export const importing: Same<typeof pt> = {
  ask: "Already use Pauta somewhere else?",
  action: "Import .zip",
  title: "Bring a workspace from another Pauta",
  text: "A .zip exported from another Pauta brings its projects, brand, posts, media and reports into this empty workspace. Team, plan and credits stay as they are here; you’ll need to reconnect accounts, and autopilot arrives turned off.",
  choose: "Choose the .zip file",
  again: "Choose another file",
  sending: "Uploading {name}",
  percent: "{share, number, percent}",
  working: "Checking and saving. With lots of media it takes a few minutes; keep this page open.",
  cancel: "Cancel",
  done: "Import complete: {projects, plural, =0 {no projects} one {# project} other {# projects}}, {posts, plural, =0 {no posts} one {# post} other {# posts}}.",
};
