import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { ConfirmEmail } from "#components/account/confirm-email.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account.email");
  return { title: t("confirmTitle") };
}

export default async function ConfirmEmailPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { token } = await searchParams;
  const given = typeof token === "string" ? token : "";
  if (!(await readSession())) redirect(`/login?to=${encodeURIComponent(`/account/email?token=${given}`)}`);
  return (
    <PageTexts of="(dashboard)/account/email/page">
      <ConfirmEmail token={given} />
    </PageTexts>
  );
}
