import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { CreateProvider } from "#components/create/create-provider.tsx";
import { AskFirstHost } from "#components/posts/ask-first-host.tsx";
import { ConnectionBanner } from "#components/social/connection-banner.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { boot } from "#lib/runtime/boot.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export default async function ProjectLayout({
  params,
  children,
}: {
  params: Promise<{ project: string }>;
  children: ReactNode;
}) {
  const session = await readSession();
  // The page itself sends whoever is signed out to /login, because it knows where they wanted to go.
  if (!session) return children;
  const { project: id } = await params;
  const { workspaceId } = session;
  const project = await boot().runtime.db.project.findFirst({ where: { id, workspaceId }, select: { id: true } });
  if (!project) notFound();
  return (
    <PageTexts of="(dashboard)/[project]/layout">
      <CreateProvider>
        <ConnectionBanner projectId={id} />
        {children}
        <AskFirstHost />
      </CreateProvider>
    </PageTexts>
  );
}
