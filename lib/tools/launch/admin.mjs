import "./env-file.mjs";
import { handOver } from "./bootstrap.mjs";

await handOver("with-database.ts", { args: ["lib/tools/launch/admin.ts"] });
