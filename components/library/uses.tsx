"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";

/** The posts that are made of a file, each a way to it. */
export function Uses({ projectId, fileId, count }: { projectId: string; fileId: string; count: number }) {
  const t = useTranslations("library.file");
  const params = { id: projectId, fileId };
  const { data } = useRead("readLibraryUses", { params }, { enabled: count > 0 });
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-sm font-medium">{t("uses", { count })}</h3>
      {count > 0 && !data && <Skeleton className="h-9 w-full" />}
      {data && data.posts.length > 0 && (
        <ul className="flex max-h-40 flex-col overflow-y-auto rounded-lg border">
          {data.posts.map(({ id, theme }) => (
            <li key={id} className="border-b last:border-b-0">
              <Link href={`/${projectId}/posts/${id}`} className="block truncate px-3 py-2 text-sm hover:bg-hover">
                {theme}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
