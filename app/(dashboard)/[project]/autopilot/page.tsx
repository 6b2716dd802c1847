import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { AutopilotPage } from "#components/autopilot/autopilot-page.tsx";
import { ReadAhead } from "#components/frame/read-ahead.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";
import { isFirstPage } from "../../read-ahead.ts";
import { readAutopilot } from "./read-autopilot.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("autopilot");
  return { title: t("title") };
}

export default async function Autopilot({ params }: { params: Promise<{ project: string }> }) {
  const { project } = await params;
  if (!(await readSession())) redirect(`/login?to=/${project}/autopilot`);
  const state = (await isFirstPage()) ? await readAutopilot(project) : undefined;
  return (
    <PageTexts of="(dashboard)/[project]/autopilot/page">
      <ReadAhead state={state}>
        <AutopilotPage />
      </ReadAhead>
    </PageTexts>
  );
}
