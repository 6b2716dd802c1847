import { MailCheck } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "#components/ui/button.tsx";

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
  return (
    <>
      <span className="flex size-14 items-center justify-center rounded-2xl bg-accent-soft text-accent-ink">
        <MailCheck aria-hidden className="size-6" />
      </span>
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold tracking-tight">{t("title")}</h1>
        <p className="text-base text-pretty break-words">
          {typeof email === "string" && email !== "" ? t("sent", { email }) : t("sentAnywhere")}
        </p>
        <p className="text-sm text-pretty text-muted">{t("hint")}</p>
      </div>
      <ButtonLink href="/login" size="lg">
        {t("again")}
      </ButtonLink>
    </>
  );
}
