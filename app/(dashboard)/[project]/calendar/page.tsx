import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { CalendarPage } from "#components/calendar/calendar-page.tsx";
import { looksWide } from "#components/frame/looks-wide.ts";
import { ReadAhead } from "#components/frame/read-ahead.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { readCalendar } from "./read-calendar.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("calendar");
  return { title: t("title") };
}

type Asked = Record<string, string | string[] | undefined>;

export default async function Calendar({
  params,
  searchParams,
}: {
  params: Promise<{ project: string }>;
  searchParams: Promise<Asked>;
}) {
  const { project } = await params;
  if (!(await readSession())) redirect(`/login?to=/${project}/calendar`);
  const [asked, isWide, { on, view }] = await Promise.all([headers(), looksWide(), searchParams]);
  // A page that stands already has what it knows; a new one comes with its posts.
  const isNew = asked.get("sec-fetch-dest") === "document";
  const state = isNew ? await readCalendar(project, { on: textOf(on), view: textOf(view), isWide }) : undefined;
  return (
    <ReadAhead state={state}>
      <CalendarPage looksWide={isWide} />
    </ReadAhead>
  );
}

const textOf = (value: Asked[string]) => (typeof value === "string" ? value : null);
