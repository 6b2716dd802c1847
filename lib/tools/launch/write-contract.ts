import { writeFile } from "node:fs/promises";
import { operations } from "#lib/contract/index.ts";
import { isSite, type Operation, PREFIX } from "#lib/contract/operation.ts";
import { openApiText } from "#lib/http/doors/openapi.ts";

// What others read of the contract: the public document, and where the browser finds each operation.

const ROOT = new URL("../../../", import.meta.url);

const routes = Object.entries<Operation>(operations).map(([name, operation]) => {
  const prefix = PREFIX[isSite(operation) ? "site" : "app"];
  return `  ${name}: "${operation.method} ${prefix}${operation.path}",\n`;
});
const routesText = `import type { Route } from "#lib/contract/index.ts";

/** Where each operation is: written by \`npm run check -- --fix\`, so that no schema travels to the browser. */
export const ROUTES: Route = {
${routes.join("")}};
`;

await Promise.all([
  writeFile(new URL("public/openapi.json", ROOT), `${openApiText()}\n`),
  writeFile(new URL("lib/client/routes.ts", ROOT), routesText),
]);
