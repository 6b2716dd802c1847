import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { CreateProvider } from "#components/create/create-provider.tsx";
import { AskFirstHost } from "#components/posts/ask-first-host.tsx";
import { ConnectionBanner } from "#components/social/connection-banner.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { boot } from "#lib/runtime/boot.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";
import { ReadAhead } from "#components/frame/read-ahead.tsx";
import { isFirstPage, openReadAhead } from "../read-ahead.ts";

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
        <ReadAhead state={(await isFirstPage()) ? await readBanner(id) : undefined}>
          <ConnectionBanner projectId={id} />
        </ReadAhead>
        {children}
        <AskFirstHost />
      </CreateProvider>
    </PageTexts>
  );
}

/** A banner that comes later pushes down what is read below it. */
async function readBanner(projectId: string) {
  const { read, state } = await openReadAhead();
  await Promise.allSettled([read("readConnection", { params: { id: projectId } })]);
  return state();
}
