import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientReview } from "#components/review/client/client-review.tsx";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("review.client");
  // The address is a secret: no search engine keeps it, and no other site learns it.
  return { title: t("approve"), referrer: "no-referrer", robots: { index: false, follow: false } };
}

export default async function ClientReviewPage({ params }: { params: Promise<{ token: string }> }) {
  return (
    <PageTexts of="review/[token]/page">
      <ClientReview token={(await params).token} />
    </PageTexts>
  );
}
