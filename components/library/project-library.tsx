"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Clapperboard, Images } from "lucide-react";
import { useTranslations } from "next-intl";
import { LoadError } from "#components/frame/load-error.tsx";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Picture } from "#components/ui/picture.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { toast } from "#components/ui/toast.ts";
import { queryKey } from "#lib/client/query-key.ts";
import { useOperation, useRead } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { Shelf } from "./shelf.tsx";

type Library = Output<"readLibrary">;

/** What a project's posts are made of: the photos of its narrations, the clips of its reels. */
export function ProjectLibrary({ projectId }: { projectId: string }) {
  const t = useTranslations("library");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const params = { id: projectId };
  const { data: library, error, refetch } = useRead("readLibrary", { params });
  const remove = useOperation("removeLibraryFile");
  const restore = useOperation("restoreLibraryFile");
  const show = (next: Library) => cache.setQueryData(queryKey("readLibrary", { params }), next);
  const failed = (reason: Parameters<typeof errorText>[0]) => toast.error(errorText(reason));
  const takeOut = (fileId: string) => {
    if (!library) return;
    const left = <File extends { id: string }>(files: readonly File[]) => files.filter(({ id }) => id !== fileId);
    show({ ...library, photos: left(library.photos), clips: left(library.clips) });
    const sent = { params: { ...params, fileId } };
    const undo = () => restore.mutate(sent, { onSuccess: show, onError: failed });
    remove.mutate(sent, {
      onSuccess: () => toast.success(t("removed"), { action: { label: t("undo"), onClick: undo } }),
      onError: (reason) => {
        show(library);
        failed(reason);
      },
    });
  };
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!library) return <LibrarySkeleton />;
  const photos = library.photos.map(({ description, id, url }, index) => ({
    id,
    name: description ?? t("picture.one", { number: index + 1 }),
    shown: <Picture src={url} alt={description ?? ""} className="size-full object-cover" />,
  }));
  const clips = library.clips.map(({ description, durationSeconds, id, url }, index) => ({
    id,
    name: description ?? t("clip.one", { number: index + 1 }),
    shown: (
      <>
        <video src={url} muted loop controls playsInline preload="metadata" className="size-full object-cover" />
        <span className="absolute top-2 left-2 rounded-md bg-surface px-1.5 py-0.5 text-xs tabular-nums">
          {t("seconds", { count: Math.round(durationSeconds) })}
        </span>
      </>
    ),
  }));
  return (
    <div className="flex flex-col gap-8">
      <Shelf projectId={projectId} purpose="picture" icon={Images} files={photos} onRemove={takeOut} />
      <Shelf
        projectId={projectId}
        purpose="clip"
        icon={Clapperboard}
        files={clips}
        closed={library.opensClips ? undefined : t("clip.closed")}
        onRemove={takeOut}
      />
    </div>
  );
}

const LibrarySkeleton = () => (
  <div className="flex flex-col gap-8">
    {["photos", "clips"].map((shelf) => (
      <div key={shelf} className="flex flex-col gap-3">
        <Skeleton className="h-5 w-32" />
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
          {[1, 2, 3, 4].map((tile) => (
            <Skeleton key={tile} className="aspect-4/5 rounded-xl" />
          ))}
        </div>
      </div>
    ))}
  </div>
);
