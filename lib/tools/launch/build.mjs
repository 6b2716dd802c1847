import { handOver } from "./bootstrap.mjs";

await handOver("prebuild.ts");
