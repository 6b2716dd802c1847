import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { ROOT } from "./install.mjs";

// Next reads it for the web process alone: the workers and the tools are to have the same. Tests say ENV_FILE="".
const file = process.env.ENV_FILE ?? ".env";
if (file && existsSync(resolve(ROOT, file))) process.loadEnvFile(resolve(ROOT, file));
