import { MailCheck } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { IconTile } from "#components/ui/icon-tile.tsx";
import { readSignInMethods } from "#lib/auth/read-session.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("entry.check");
  return { title: t("title") };
}

export default async function CheckPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { email } = await searchParams;
  const t = await getTranslations("entry.check");
  // Where anyone may sign up, the link goes out to whoever asks.
  const { sendsMail, signUp: isOpen } = await readSignInMethods();
  return (
    <>
      <IconTile icon={MailCheck} />
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold tracking-tight">{t("title")}</h1>
        <p className="text-base text-pretty break-words">
          {typeof email === "string" && email !== "" ? t(isOpen ? "sentToAny" : "sent", { email }) : t("sentAnywhere")}
        </p>
        <p className="text-sm text-pretty text-muted">{t(sendsMail ? "hint" : "stays")}</p>
      </div>
      <ButtonLink href="/login" size="lg">
        {t("again")}
      </ButtonLink>
    </>
  );
}
