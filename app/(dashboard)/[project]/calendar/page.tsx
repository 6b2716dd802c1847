import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { CalendarPage } from "#components/calendar/calendar-page.tsx";
import { looksWide } from "#components/frame/looks-wide.ts";
import { ReadAhead } from "#components/frame/read-ahead.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";
import { isFirstPage } from "../../read-ahead.ts";
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
  const [isNew, isWide, { on, view }] = await Promise.all([isFirstPage(), looksWide(), searchParams]);
  const state = isNew ? await readCalendar(project, { on: textOf(on), view: textOf(view), isWide }) : undefined;
  return (
    <PageTexts of="(dashboard)/[project]/calendar/page">
      <ReadAhead state={state}>
        <CalendarPage />
      </ReadAhead>
    </PageTexts>
  );
}

const textOf = (value: Asked[string]) => (typeof value === "string" ? value : null);
