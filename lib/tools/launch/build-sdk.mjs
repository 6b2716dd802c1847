import { handOver } from "./bootstrap.mjs";

await handOver("build-sdk.ts", { withTools: true });
