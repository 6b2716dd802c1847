import { writeFile } from "node:fs/promises";
import { openApiText } from "#lib/http/openapi.ts";

await writeFile(new URL("../../public/openapi.json", import.meta.url), `${openApiText()}\n`);
