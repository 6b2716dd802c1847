import type { Output } from "#lib/contract/index.ts";

export type Member = Output<"readTeam">["members"][number];
