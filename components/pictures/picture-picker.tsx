"use client";

import { Check, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { findFiles, tagsOf } from "#components/library/files.ts";
import { Finder, type Found } from "#components/library/finder.tsx";
import { UploadTile } from "#components/library/upload-tile.tsx";
import { useUploads } from "#components/library/use-uploads.ts";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { Dialog } from "#components/ui/dialog.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { useRead } from "#lib/client/use-operation.ts";

/** Pictures of the project's library, to choose one or several of; more can be sent from here. */
export function PicturePicker({
  projectId,
  chosen,
  most,
  onChoose,
  onClose,
}: {
  projectId: string;
  chosen: readonly string[];
  most: number;
  onChoose: (pictures: { id: string; url: string }[]) => void;
  onClose: () => void;
}) {
  const t = useTranslations("pictures.picker");
  const library = useTranslations("library");
  const { data } = useRead("readLibrary", { params: { id: projectId } });
  const [found, setFound] = useState<Found>({ search: "", tag: null });
  const [ids, setIds] = useState<readonly string[]>(chosen);
  const input = useRef<HTMLInputElement>(null);
  const { add, drop, sending } = useUploads(projectId, "picture", found.tag);
  const photos = data?.photos ?? [];
  const urlOf = (id: string) => photos.find((photo) => photo.id === id)?.url ?? "";
  const done = (next: readonly string[]) => onChoose(next.map((id) => ({ id, url: urlOf(id) })));
  const listed = findFiles(photos, found);
  const all = listed.slice(0, most).map(({ id }) => id);
  const press = (id: string) => {
    if (most === 1) done([id]);
    else setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(-most));
  };
  return (
    <Dialog open wide onOpenChange={onClose} title={t("title")} description={t("text", { most })}>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-6">
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          hidden
          aria-label={library("picture.add")}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = "";
          }}
        />
        {photos.length > 0 && <Finder tags={tagsOf(photos)} found={found} onFind={setFound} />}
        {data && photos.length === 0 && sending.length === 0 && (
          <p className="text-sm text-pretty text-muted">{library("picture.empty")}</p>
        )}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
          {sending.map((one) => (
            <UploadTile key={one.id} sending={one} onDrop={() => drop(one.id)} />
          ))}
          {listed.map((photo) => {
            const place = ids.indexOf(photo.id);
            const name = photo.altText ?? photo.description ?? "";
            return (
              <li key={photo.id}>
                <button
                  type="button"
                  aria-pressed={place !== -1}
                  aria-label={t("choose", { name })}
                  title={name}
                  onClick={() => press(photo.id)}
                  className={cn(
                    "relative block aspect-4/5 w-full overflow-hidden rounded-lg border-2",
                    place === -1 ? "border-transparent hover:border-line-strong" : "border-accent",
                  )}
                >
                  <Picture src={`${photo.url}?width=640`} alt="" className="size-full object-cover" />
                  {place !== -1 && (
                    <span
                      aria-hidden
                      className="absolute top-1.5 right-1.5 flex size-6 items-center justify-center rounded-full bg-accent text-xs font-semibold text-on-accent"
                    >
                      {most > 1 ? place + 1 : <Check aria-hidden className="size-3.5" />}
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="flex flex-wrap justify-between gap-2 border-t px-6 py-4">
        <span className="flex gap-2">
          <Button onClick={() => input.current?.click()}>
            <Plus aria-hidden className="size-4" />
            {library("picture.add")}
          </Button>
          {most > 1 && all.length > 1 && (
            <Button variant="ghost" onClick={() => setIds(all)}>
              {t("all", { count: all.length })}
            </Button>
          )}
        </span>
        <span className="flex gap-2">
          <Button onClick={onClose}>{t("cancel")}</Button>
          {most > 1 && (
            <Button variant="primary" disabled={ids.length === 0} onClick={() => done(ids)}>
              {t("use", { count: ids.length })}
            </Button>
          )}
        </span>
      </div>
    </Dialog>
  );
}
