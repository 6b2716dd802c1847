import { getTranslations } from "next-intl/server";
import { StrayPage } from "#components/frame/stray-page.tsx";
import { buttonStyle } from "#components/ui/button-style.ts";

export default async function NotFound() {
  const t = await getTranslations("errors.missing");
  return (
    <StrayPage mark="404" title={t("title")} text={t("text")}>
      {/* Nothing stands here that a new page would have to keep, and every page would carry the router's link for it. */}
      {/* oxlint-disable-next-line next/no-html-link-for-pages */}
      <a href="/projects" className={buttonStyle("primary", "lg")}>
        {t("home")}
      </a>
    </StrayPage>
  );
}
