import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { StartPage } from "#components/start/start-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("start");
  return { title: t("title") };
}

export default async function Start() {
  if (!(await readSession())) redirect("/login?to=/start");
  return (
    <PageTexts of="(dashboard)/start/page">
      <StartPage />
    </PageTexts>
  );
}
