import { handOver } from "./bootstrap.mjs";

await handOver("with-database.ts", "lib/launch/admin.ts");
