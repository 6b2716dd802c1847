import type { Messages as Texts } from "./catalog.ts";

/** All texts of a feature, or one branch of them. */
export type Part = { [Name in keyof Texts]: Name | `${Name}.${keyof Texts[Name] & string}` }[keyof Texts];

/**
 * Which texts a layout or a page of `app/` brings to the browser: what its client components use, beyond what the
 * layouts around it bring. A test holds it to what they use.
 */
export const TEXTS = {
  layout: ["errors", "frame"],
  "(entry)/layout": ["entry", "reasons"],
  "(entry)/invite/[token]/page": ["team.join"],
  "(dashboard)/layout": ["notices", "reasons"],
  "(dashboard)/[project]/layout": ["connection.banner", "create", "posts.ask", "posts.format", "writer"],
  "(dashboard)/[project]/autopilot/page": [
    "autopilot",
    "bulk.best",
    "bulk.done",
    "posts.done",
    "posts.schedule",
    "posts.status",
    "review",
  ],
  "(dashboard)/[project]/brand/page": ["brand"],
  "(dashboard)/[project]/bulk/page": ["sheet"],
  "(dashboard)/[project]/calendar/page": [
    "bulk",
    "calendar",
    "failures",
    "posts",
    "review.comments",
    "review.links",
    "review.share",
  ],
  "(dashboard)/[project]/compose/page": ["compose", "library", "pictures.picker"],
  "(dashboard)/[project]/library/page": ["library"],
  "(dashboard)/[project]/posts/page": [
    "bulk",
    "failures",
    "posts",
    "review.comments",
    "review.links",
    "review.share",
    "sheet",
  ],
  "(dashboard)/[project]/posts/[id]/page": [
    "bulk",
    "editor",
    "failures",
    "library",
    "makerFailures",
    "narration",
    "pictures",
    "posts",
    "publishing",
    "reel",
    "retelling",
    "review",
    "slides",
  ],
  "(dashboard)/[project]/radar/page": ["radar"],
  "(dashboard)/[project]/reports/page": ["reports"],
  "(dashboard)/[project]/review/page": [
    "autopilot.approvals",
    "bulk.best",
    "bulk.done",
    "posts.done",
    "posts.schedule",
    "review",
  ],
  "(dashboard)/[project]/settings/page": ["connection", "projects", "settings"],
  "(dashboard)/account/page": ["account", "entry"],
  "(dashboard)/account/email/page": ["account.email"],
  "(dashboard)/audit/page": ["audit", "team.roles"],
  "(dashboard)/installation/page": ["audit", "installation", "team.roles", "usage"],
  "(dashboard)/keys/page": ["keys"],
  "(dashboard)/models/page": ["providers"],
  "(dashboard)/outbox/page": ["outbox"],
  "(dashboard)/plan/page": ["plan", "usage"],
  "(dashboard)/plan/checkout/[id]/page": ["plan.checkout", "plan.payments"],
  "(dashboard)/projects/page": ["projects"],
  "(dashboard)/start/page": ["brand.sample", "connection", "importing", "projects", "providers", "start", "writer"],
  "(dashboard)/status/page": ["providers", "status", "usage.parts"],
  "(dashboard)/team/page": ["importing", "review.writer", "team"],
  "review/[token]/page": ["reasons", "review.client"],
} satisfies Record<string, readonly Part[]>;

export type TextsOf = keyof typeof TEXTS;
