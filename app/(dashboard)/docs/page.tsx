import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { headers } from "next/headers";
import { ApiReference } from "#components/docs/api-reference.tsx";
import type { Description } from "#components/docs/description.ts";
import { Wordmark } from "#components/frame/brand-mark.tsx";
import { Page } from "#components/frame/page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { boot } from "#lib/runtime/boot.ts";
import { ERROR_CODES, reasonsOf } from "#lib/domain/refusal.ts";
import { env } from "#lib/runtime/env.ts";
import { STATUS_OF_CODE } from "#lib/http/doors/answer.ts";
import { openApiText } from "#lib/http/doors/openapi.ts";
import { textsIn } from "#lib/messages/catalog.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: textsIn(await getLocale()).docs.title };
}

/** Open to everyone, as the document that it renders. */
export default async function DocsPage() {
  const [locale, session, asked] = await Promise.all([getLocale(), readSession(), headers()]);
  const { docs: words, reasons } = textsIn(locale);
  const errors = ERROR_CODES.map((code) => ({
    code,
    status: STATUS_OF_CODE[code],
    messages: reasonsOf(code).map((reason) => reasons[reason]),
  }));
  const reference = (
    <ApiReference
      baseUrl={`${apiOrigin(asked.get("host"))}/v1`}
      description={JSON.parse(openApiText()) as Description}
      errors={errors}
      isSignedIn={session !== null}
      words={words}
    />
  );
  if (session) {
    return (
      <Page title={words.title} lead={words.lead}>
        {reference}
      </Page>
    );
  }
  return (
    <div className="min-h-dvh bg-canvas">
      <header className="flex h-14 items-center border-b px-4 md:px-8">
        <Wordmark />
      </header>
      <main id="content" className="mx-auto flex w-full max-w-[76rem] flex-col gap-8 px-4 py-8 md:px-8">
        <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
        <p className="max-w-2xl text-base text-pretty text-muted">{words.lead}</p>
        {reference}
      </main>
    </div>
  );
}

/** The API's own host where there is one, else the address that the reader sees. */
function apiOrigin(host: string | null): string {
  const { appUrl } = boot().runtime.settings;
  if (env.API_HOST) return `${new URL(appUrl).protocol}//${env.API_HOST}`;
  return env.APP_URL || !host ? appUrl : `${new URL(appUrl).protocol}//${host}`;
}
