import { handOver } from "./bootstrap.mjs";

await handOver("../../cli/main.ts", { args: ["mcp"] });
