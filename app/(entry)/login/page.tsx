import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { LoginForm } from "#components/entry/login-form.tsx";
import { readSession, readSessionUser, readSignInMethods } from "#lib/auth/read-session.ts";
import { safePath } from "./safe-path.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("entry");
  return { title: t("title") };
}

export default async function LoginPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { to, error } = await searchParams;
  const target = safePath(to);
  if (await readSession()) redirect(target);
  // Signed in, and a member of nothing: the way in is an invite.
  const isAlone = (await readSessionUser()) !== null;
  if (isAlone && target.startsWith("/invite/")) redirect(target);
  const t = await getTranslations("entry");
  const said = typeof error === "string" ? error : isAlone ? "NoAccount" : undefined;
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <h1 className="text-2xl font-semibold tracking-tight">{t("welcome")}</h1>
        <p className="text-base text-muted">{t("lead")}</p>
      </div>
      <LoginForm methods={await readSignInMethods()} to={target} error={said} />
    </>
  );
}
