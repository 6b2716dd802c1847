import type { Description } from "#components/docs/description.ts";
import { llmsText } from "#components/docs/markdown.ts";
import { openApiText } from "#lib/http/doors/openapi.ts";
import { boot } from "#lib/runtime/boot.ts";

export const dynamic = "force-dynamic";

export const GET = () => {
  const text = llmsText(JSON.parse(openApiText()) as Description, boot().runtime.settings.appUrl);
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
};
