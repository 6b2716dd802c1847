import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { SignUpForm } from "#components/entry/sign-up-form.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { readSession, readSignInMethods } from "#lib/auth/read-session.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("entry.signUp");
  return { title: t("title") };
}

export default async function SignUpPage() {
  if (await readSession()) redirect("/");
  if ((await readSignInMethods()).signUp) return <SignUpForm />;
  const [t, entry] = await Promise.all([getTranslations("entry.signUp"), getTranslations("entry")]);
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <h1 className="text-2xl font-semibold tracking-tight text-balance">{t("closed")}</h1>
        <p className="text-base text-pretty text-muted">{t("closedText")}</p>
      </div>
      <ButtonLink href="/login" size="lg">
        {entry("submit")}
      </ButtonLink>
    </>
  );
}
