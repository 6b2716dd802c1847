import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound, redirect } from "next/navigation";
import { ReadAhead } from "#components/frame/read-ahead.tsx";
import { EditorPage } from "#components/post-editor/editor-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { boot } from "#lib/runtime/boot.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";
import { isFirstPage } from "../../../read-ahead.ts";
import { readEditor } from "./read-editor.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("editor");
  return { title: t("title") };
}

export default async function PostPage({ params }: { params: Promise<{ project: string; id: string }> }) {
  const { id, project } = await params;
  const session = await readSession();
  if (!session) redirect(`/login?to=/${project}/posts/${id}`);
  const where = { id, projectId: project, workspaceId: session.workspaceId };
  if ((await boot().runtime.db.post.count({ where })) === 0) notFound();
  const state = (await isFirstPage()) ? await readEditor(project, id) : undefined;
  return (
    <PageTexts of="(dashboard)/[project]/posts/[id]/page">
      <ReadAhead state={state}>
        <EditorPage key={id} id={id} />
      </ReadAhead>
    </PageTexts>
  );
}
