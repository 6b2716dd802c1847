import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { CodeForm } from "#components/entry/code-form.tsx";
import { readSession } from "#lib/auth/read-session.ts";
import { safePath } from "../safe-path.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("entry.code");
  return { title: t("title") };
}

export default async function CodePage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const to = safePath((await searchParams)["to"]);
  if (await readSession()) redirect(to);
  return <CodeForm to={to} />;
}
