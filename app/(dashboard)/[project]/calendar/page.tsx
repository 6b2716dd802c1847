import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { CalendarPage } from "#components/calendar/calendar-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { readCalendar } from "./read-calendar.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("calendar");
  return { title: t("title") };
}

type Asked = Record<string, string | string[] | undefined>;
const PHONE = /\bMobi/;

export default async function Calendar({
  params,
  searchParams,
}: {
  params: Promise<{ project: string }>;
  searchParams: Promise<Asked>;
}) {
  const { project } = await params;
  if (!(await readSession())) redirect(`/login?to=/${project}/calendar`);
  const [asked, { on, view }] = [await headers(), await searchParams];
  const isWide = !PHONE.test(asked.get("user-agent") ?? "");
  // A page that stands already has what it knows; a new one comes with its posts.
  const isNew = asked.get("sec-fetch-dest") === "document";
  const state = isNew ? await readCalendar(project, { on: textOf(on), view: textOf(view), isWide }) : undefined;
  return (
    <HydrationBoundary state={state}>
      <CalendarPage looksWide={isWide} />
    </HydrationBoundary>
  );
}

const textOf = (value: Asked[string]) => (typeof value === "string" ? value : null);
