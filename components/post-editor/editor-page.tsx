"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadError } from "#components/frame/load-error.tsx";
import { POLL_MS } from "#components/posts/card.ts";
import { useStudio } from "#components/posts/use-project-id.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { isInFlight } from "#lib/domain/post.ts";
import { useRead } from "#lib/client/use-operation.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { Editor } from "./editor.tsx";
import { Unmade } from "./unmade.tsx";

const RENDERING_MS = 1500;

export function EditorPage({ id }: { id: string }) {
  const t = useTranslations("editor");
  const [pace, setPace] = useState<number | false>(false);
  const params = { id };
  const post = useRead("readPost", { params }, { refetchInterval: pace === POLL_MS && POLL_MS });
  // Its version tells what was changed elsewhere, and when a new file is there.
  const detail = useRead("readPostDetail", { params }, { refetchInterval: pace });
  const hasSlides = post.data !== undefined && FORMAT_RULES[post.data.format].slides;
  const slides = useRead("listSlides", { params }, { enabled: hasSlides && post.data?.content !== null });
  const studio = useStudio();
  // The post may be read as made a moment before its pages are.
  const isBehind = hasSlides && post.data?.content !== null && detail.data?.pages.length === 0;
  const isMoving = isBehind || (post.data !== undefined && isInFlight(post.data));
  const wanted = isMoving ? POLL_MS : detail.data?.isRendering ? RENDERING_MS : false;
  if (wanted !== pace) setPace(wanted);
  const error = post.error ?? detail.error ?? studio.error ?? slides.error;
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
  if (isBehind || (hasSlides && !slides.data)) return <EditorSkeleton />;
  return <Editor post={post.data} detail={detail.data} slides={slides.data?.slides ?? []} zone={zone} />;
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
