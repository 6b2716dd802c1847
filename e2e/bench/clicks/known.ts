/**
 * What the same tasks take elsewhere, in the tool that is known to need least for each. Not measured here: the steps are
 * those of the tools' own interfaces as known in 2025, from the page that a person lands on after signing in to the end,
 * a press of the mouse or of a key each. A step that was in doubt is left out, which favors the other tool.
 */
export interface Known {
  readonly tool: string;
  readonly count: number;
  readonly steps: string;
  /** the next best that were looked at */
  readonly others: string;
}

/** as many keys as the new word has, wherever it is typed */
export const NEW_WORD = "Domingo";

export const KNOWN = {
  "schedule ten drafts": {
    tool: "Publer",
    count: 5,
    steps: "Posts, Drafts, select all, Schedule, AutoSchedule",
    others: "Later 12 (ten photos, Quick Schedule, confirm), Buffer 20 (each draft's menu, Add to queue)",
  },
  "change one word on slide 4": {
    tool: "Canva",
    count: 4 + NEW_WORD.length,
    steps: `the design, page 4, the word (2), type “${NEW_WORD}”`,
    others: "Buffer, Later, Planable and Metricool do not edit what stands on a slide",
  },
  "approve a week": {
    tool: "Planable",
    count: 3,
    steps: "select, all, Approve",
    others: "Later and Metricool 7 or more (each post by itself)",
  },
  "find last month's best post": {
    tool: "Metricool",
    count: 4,
    steps: "Analytics, the dates, Last month, the head of the column",
    others: "Buffer 5 (Analyze, Posts, dates, Last month, sort), Later 5",
  },
  "reconnect an account": {
    tool: "Buffer",
    count: 2,
    steps: "Refresh connection, Allow",
    others: "Later 3, Metricool 3 (Connections, Reconnect, Allow)",
  },
} as const satisfies Record<string, Known>;

export type Task = keyof typeof KNOWN;
