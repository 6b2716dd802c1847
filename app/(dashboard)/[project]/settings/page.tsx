import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { Page } from "#components/frame/page.tsx";
import { ConnectionCard } from "#components/social/connection-card.tsx";
import { readSession } from "#lib/auth/read-session.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("connection");
  return { title: t("page") };
}

export default async function Settings({ params }: { params: Promise<{ project: string }> }) {
  const { project } = await params;
  if (!(await readSession())) redirect(`/login?to=/${project}/settings`);
  const t = await getTranslations("connection");
  return (
    <Page title={t("page")}>
      <ConnectionCard projectId={project} />
    </Page>
  );
}
