import type { Output } from "#lib/contract/index.ts";

import { ROLES, type Role } from "#lib/domain/role.ts";

/** A role, or a member who writes and does not publish. */
export type Standing = Role | "writer";
export const STANDINGS: readonly Standing[] = [...ROLES, "writer"];

export type Member = Output<"readTeam">["members"][number];
