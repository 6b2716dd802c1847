import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ConfirmSignUp } from "#components/entry/confirm-sign-up.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("entry.signUp");
  // The address is a secret: no other site learns it.
  return { title: t("confirmTitle"), referrer: "no-referrer" };
}

export default async function ConfirmSignUpPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { token } = await searchParams;
  const t = await getTranslations("entry.signUp");
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <h1 className="text-2xl font-semibold tracking-tight text-balance">{t("confirmHeading")}</h1>
        <p className="text-base text-pretty text-muted">{t("confirmLead")}</p>
      </div>
      <ConfirmSignUp token={typeof token === "string" ? token : ""} />
    </>
  );
}
