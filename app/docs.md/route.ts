import type { Description } from "#components/docs/description.ts";
import { docsMarkdown } from "#components/docs/markdown.ts";
import { openApiText } from "#lib/http/doors/openapi.ts";
import { boot } from "#lib/runtime/boot.ts";

export const dynamic = "force-dynamic";

export const GET = () => {
  const text = docsMarkdown(JSON.parse(openApiText()) as Description, boot().runtime.settings.appUrl);
  return new Response(text, { headers: { "Content-Type": "text/markdown; charset=utf-8" } });
};
