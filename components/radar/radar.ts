import type { Output } from "#lib/contract/index.ts";

export type Radar = Output<"readRadar">;
export type Result = NonNullable<Radar["lastCompleted"]>;
export type Inspiration = Output<"listRadarCards">["cards"][number];
