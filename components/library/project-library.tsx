"use client";

import { Clapperboard, Images } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadError } from "#components/frame/load-error.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { FileDialog } from "./file-dialog.tsx";
import { FileTile } from "./file-tile.tsx";
import { findFiles, type LibraryFile, tagsOf } from "./files.ts";
import { Finder, type Found } from "./finder.tsx";
import { Shelf } from "./shelf.tsx";
import { useLibrary } from "./use-library.ts";
import { useUploads } from "./use-uploads.ts";

/** What a project's posts are made of: its photos and its clips, found by what is said of them. */
export function ProjectLibrary({ projectId }: { projectId: string }) {
  const t = useTranslations("library");
  const { error, library, refetch, say, takeOut } = useLibrary(projectId);
  const [found, setFound] = useState<Found>({ search: "", tag: null });
  const [openId, setOpenId] = useState<string | null>(null);
  const photos = useUploads(projectId, "picture", found.tag);
  const clips = useUploads(projectId, "clip", found.tag);
  if (error && !library) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!library) return <LibrarySkeleton />;
  const files: LibraryFile[] = [...library.photos, ...library.clips];
  const tags = tagsOf(files);
  const opened = files.find(({ id }) => id === openId);
  const close = () => setOpenId(null);
  const tiles = (shelf: "picture" | "clip", all: readonly LibraryFile[]) =>
    findFiles(all, found).map((file) => (
      <FileTile
        key={file.id}
        file={file}
        name={file.description ?? t(`${shelf}.one`, { number: all.indexOf(file) + 1 })}
        onOpen={() => setOpenId(file.id)}
      />
    ));
  return (
    <div className="flex flex-col gap-8">
      {files.length > 0 && <Finder tags={tags} found={found} onFind={setFound} />}
      <Shelf purpose="picture" icon={Images} uploads={photos} count={library.photos.length}>
        {tiles("picture", library.photos)}
      </Shelf>
      <Shelf
        purpose="clip"
        icon={Clapperboard}
        uploads={clips}
        count={library.clips.length}
        closed={library.opensClips ? undefined : t("clip.closed")}
      >
        {tiles("clip", library.clips)}
      </Shelf>
      {opened && (
        <FileDialog
          key={opened.id}
          projectId={projectId}
          file={opened}
          known={tags.map(({ tag }) => tag)}
          onSave={(said) => say(opened.id, said, close)}
          onRemove={() => {
            close();
            takeOut(opened.id);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

const LibrarySkeleton = () => (
  <div aria-busy className="flex flex-col gap-8">
    <Skeleton className="h-9 w-full max-w-md" />
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
