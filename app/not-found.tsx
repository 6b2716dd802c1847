import { getTranslations } from "next-intl/server";
import { StrayPage } from "#components/frame/stray-page.tsx";
import { ButtonLink } from "#components/ui/button.tsx";

export default async function NotFound() {
  const t = await getTranslations("errors.missing");
  return (
    <StrayPage mark="404" title={t("title")} text={t("text")}>
      <ButtonLink href="/projects" variant="primary" size="lg">
        {t("home")}
      </ButtonLink>
    </StrayPage>
  );
}
