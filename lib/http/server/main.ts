import { createServer } from "node:http";
import next from "next";
import { env } from "#lib/runtime/env.ts";
import { openScripts } from "./scripts.ts";

const app = next({ port: env.PORT });
await app.prepare();
const answer = app.getRequestHandler();
const sendScript = openScripts(".next/static");

const server = createServer((request, response) => {
  if (sendScript(request, response)) return;
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
server.listen(env.PORT);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  // What was asked is answered first.
  process.once(signal, () => server.close(() => void app.close().finally(() => process.exit(0))));
}
