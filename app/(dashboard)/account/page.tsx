import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { AccountPage } from "#components/account/account-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("title") };
}

export default async function Account() {
  if (!(await readSession())) redirect("/login?to=/account");
  return (
    <PageTexts of="(dashboard)/account/page">
      <AccountPage />
    </PageTexts>
  );
}
