import { IN_FLIGHT, STATUSES, type Status } from "#lib/domain/post.ts";

export const GROUP_NAMES = ["all", "draft", "scheduled", "published", "failed", "making", "idea", "archived"] as const;
export type Group = (typeof GROUP_NAMES)[number];

/** What is put away shows only where it is asked for. */
export const GROUPS: Record<Group, readonly Status[]> = {
  all: STATUSES.filter((status) => status !== "archived"),
  draft: ["draft"],
  scheduled: ["scheduled"],
  published: ["published"],
  failed: ["failed"],
  making: IN_FLIGHT,
  idea: ["idea"],
  archived: ["archived"],
};

export const groupOf = (text: string | null): Group => GROUP_NAMES.find((name) => name === text) ?? "all";
