import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { PostsPage } from "#components/posts/posts-page.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { PageTexts } from "#components/frame/page-texts.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("posts");
  return { title: t("title") };
}

export default async function Posts({ params }: { params: Promise<{ project: string }> }) {
  if (!(await readSession())) redirect(`/login?to=/${(await params).project}/posts`);
  return (
    <PageTexts of="(dashboard)/[project]/posts/page">
      <PostsPage />
    </PageTexts>
  );
}
