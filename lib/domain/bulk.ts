/** What can be done to many posts at once. */
export const BULK_ACTS = ["spread", "move", "approve", "archive", "reactivate", "remove"] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

export const BULK_MAX = 500;
export const MOVE_DAYS_MAX = 366;
/** How far ahead free hours are looked for. */
export const SPREAD_DAYS = 366;
