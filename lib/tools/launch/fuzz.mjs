import { handOver } from "./bootstrap.mjs";

await handOver("fuzz.ts", { withTools: true });
