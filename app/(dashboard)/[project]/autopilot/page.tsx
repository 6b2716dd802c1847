import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { AutopilotPage } from "#components/autopilot/autopilot-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("autopilot");
  return { title: t("title") };
}

export default async function Autopilot({ params }: { params: Promise<{ project: string }> }) {
  if (!(await readSession())) redirect(`/login?to=/${(await params).project}/autopilot`);
  return <AutopilotPage />;
}
