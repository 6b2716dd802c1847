import "./env-file.mjs";
import { handOver } from "./bootstrap.mjs";

await handOver("dev.ts", { withTools: true });
