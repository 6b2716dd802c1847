"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadError } from "#components/frame/load-error.tsx";
import { isInFlight, POLL_MS } from "#components/posts/card.ts";
import { useStudio } from "#components/posts/use-project-id.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { Editor } from "./editor.tsx";
import { Unmade } from "./unmade.tsx";
import { useAutosave } from "./use-autosave.ts";

export function EditorPage({ id }: { id: string }) {
  const t = useTranslations("editor");
  const autosave = useAutosave();
  const [polls, setPolls] = useState(false);
  const refetchInterval = polls && POLL_MS;
  const post = useRead("readPost", { params: { id } }, { refetchInterval });
  const detail = useRead("readPostDetail", { params: { id } }, { refetchInterval });
  const studio = useStudio();
  const moving = post.data !== undefined && (isInFlight(post.data) || autosave.redrawnBy > (post.dataUpdatedAt || 0));
  if (moving !== polls) setPolls(moving);
  const error = post.error ?? detail.error ?? studio.error;
  if (error && !(post.data && detail.data && studio.data)) {
    const retry = () => {
      void post.refetch();
      void detail.refetch();
      void studio.refetch();
    };
    return (
      <main id="content" className="p-4 md:p-8">
        <h1 className="sr-only">{t("title")}</h1>
        <LoadError error={error} onRetry={retry} />
      </main>
    );
  }
  if (!post.data || !detail.data || !studio.data) return <EditorSkeleton />;
  const zone = studio.data.timezone;
  if (post.data.content === null) return <Unmade post={post.data} detail={detail.data} zone={zone} />;
  return <Editor post={post.data} detail={detail.data} zone={zone} autosave={autosave} />;
}

function EditorSkeleton() {
  const t = useTranslations("editor");
  return (
    <>
      <header className="flex h-14 shrink-0 items-center gap-3 border-b px-4">
        <h1 className="sr-only">{t("title")}</h1>
        <Skeleton className="h-5 w-56" />
        <Skeleton className="ml-auto h-8 w-24" />
      </header>
      <main id="content" aria-busy className="flex flex-1 flex-col md:flex-row">
        <div className="flex flex-1 justify-center bg-sunken p-8">
          <Skeleton className="aspect-4/6 w-88 max-w-full rounded-3xl" />
        </div>
        <div className="flex flex-col gap-4 p-5 md:w-92 md:border-l">
          <Skeleton className="h-8 w-full" />
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </div>
      </main>
    </>
  );
}
