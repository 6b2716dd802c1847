import type { notices as pt } from "#lib/messages/pt/notices.ts";
import type { Same } from "#lib/messages/words.ts";

export const notices: Same<typeof pt> = {
  title: "Notices",
  count: "{count, plural, =0 {Notices: none new} one {Notices: # new} other {Notices: # new}}",
  empty: "No notices",
  emptyText: "Whatever fails or needs you will show up here.",
  settled: "settled",
  fresh: "new",
  settings: "Choose what to be told",
  waiting: "{count, plural, one {# needs you} other {# need you}}",
  failed: "The notices didn’t load. Try again.",
  choices: {
    title: "Notices",
    text: "What Pauta tells you without being asked, and where.",
    mail: "E-mail",
    list: "Bell",
  },
  topics: {
    posts: { name: "Posts that failed", hint: "A post couldn’t be made, didn’t go out or missed its time." },
    approval: {
      name: "Posts waiting for approval",
      hint: "A post of the autopilot is ready and won’t go out without you.",
    },
    autopilot: { name: "Autopilot stopped", hint: "It lacks credits or a connected account." },
    connection: { name: "Connection to the social network", hint: "It is about to end or has ended." },
    payment: { name: "Payments", hint: "A charge was refused or the plan has ended." },
    provider: { name: "Model providers", hint: "One of them refuses its key or isn’t answering." },
  },
};
