import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { LocalCheckout } from "#components/plan/local-checkout.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("plan.checkout");
  return { title: t("title") };
}

export default async function CheckoutPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!(await readSession())) redirect(`/login?to=/plan/checkout/${encodeURIComponent(id)}`);
  return (
    <PageTexts of="(dashboard)/plan/checkout/[id]/page">
      <LocalCheckout id={id} />
    </PageTexts>
  );
}
