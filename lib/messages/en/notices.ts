import type { notices as pt } from "#lib/messages/pt/notices.ts";
import type { Same } from "#lib/messages/words.ts";

export const notices: Same<typeof pt> = {
  title: "Notifications",
  count: "{count, plural, =0 {Notifications: none new} one {Notifications: # new} other {Notifications: # new}}",
  empty: "No notifications",
  emptyText: "Anything that fails or needs you shows up here.",
  settled: "resolved",
  fresh: "new",
  settings: "Choose notifications",
  waiting: "{count, plural, one {# needs you} other {# need you}}",
  failed: "Notifications didn’t load. Try again.",
  choices: {
    title: "Notifications",
    text: "What Pauta tells you about, and where.",
    mail: "Email",
    list: "Bell",
  },
  topics: {
    posts: { name: "Posts that failed", hint: "A post couldn’t be created, didn’t go live or missed its time." },
    approval: {
      name: "Posts waiting for approval",
      hint: "An autopilot post is ready and won’t go live without you.",
    },
    autopilot: { name: "Autopilot stopped", hint: "It needs credits or a connected account." },
    connection: { name: "Connection to the social network", hint: "It’s about to end or has ended." },
    payment: { name: "Payments", hint: "A charge was declined or the plan ended." },
    provider: { name: "Model providers", hint: "One of them refuses its key or isn’t responding." },
  },
};
