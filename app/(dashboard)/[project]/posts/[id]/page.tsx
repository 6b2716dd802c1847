import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { EditorPage } from "#components/post-editor/editor-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("editor");
  return { title: t("title") };
}

export default async function PostPage({ params }: { params: Promise<{ project: string; id: string }> }) {
  const { id, project } = await params;
  if (!(await readSession())) redirect(`/login?to=/${project}/posts/${id}`);
  return <EditorPage key={id} id={id} />;
}
