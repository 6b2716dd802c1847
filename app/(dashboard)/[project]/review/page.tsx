import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { ReviewPage } from "#components/review/review-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("review");
  return { title: t("title") };
}

export default async function Review({ params }: { params: Promise<{ project: string }> }) {
  if (!(await readSession())) redirect(`/login?to=/${(await params).project}/review`);
  return (
    <PageTexts of="(dashboard)/[project]/review/page">
      <ReviewPage />
    </PageTexts>
  );
}
