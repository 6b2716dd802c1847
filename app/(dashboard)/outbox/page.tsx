import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { OutboxPage } from "#components/outbox/outbox-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("outbox");
  return { title: t("title") };
}

export default async function Outbox() {
  if (!(await readSession())) redirect("/login?to=/outbox");
  return (
    <PageTexts of="(dashboard)/outbox/page">
      <OutboxPage />
    </PageTexts>
  );
}
