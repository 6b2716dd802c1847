import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { KeysPage } from "#components/keys/keys-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("keys");
  return { title: t("title") };
}

export default async function Keys() {
  const session = await readSession();
  if (!session) redirect("/login?to=/keys");
  return (
    <PageTexts of="(dashboard)/keys/page">
      <KeysPage role={session.actor.role} />
    </PageTexts>
  );
}
