"use client";

import { useTranslations } from "next-intl";
import { LoadError } from "#components/frame/load-error.tsx";
import { FocusField } from "#components/pictures/focus-field.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { ClipPhoto } from "./clip-photo.tsx";
import { useField } from "./edits/use-editing.tsx";

/** The video library, as pictures, and before it a photo of the project's own. */
export function ClipPanel({ postId, projectId, disabled }: { postId: string; projectId: string; disabled: boolean }) {
  const t = useTranslations("reel");
  const clips = useRead("listClipFiles", { params: { id: postId } });
  const [behind, setBehind] = useField("clip", postId, "behind");
  const photo = behind && "photo" in behind ? behind.photo : null;
  if (clips.error) return <LoadError error={clips.error} onRetry={() => void clips.refetch()} />;
  return (
    <div className="flex flex-col gap-4">
      {photo && (
        <fieldset className="flex min-w-0 flex-col gap-2">
          <legend className="mb-1 text-sm font-medium">{t("photo.title")}</legend>
          <p className="text-xs text-pretty text-muted">{t("photo.hint")}</p>
          <FocusField
            key={photo.id}
            url={photo.url}
            focus={photo.focus}
            disabled={disabled}
            onChange={(focus) => setBehind({ photo: { ...photo, focus } })}
          />
        </fieldset>
      )}
      <fieldset className="grid min-w-0 grid-cols-3 gap-2" aria-busy={clips.isPending}>
        <legend className="mb-2 text-sm font-medium">{t("library")}</legend>
        <ClipPhoto
          projectId={projectId}
          photo={photo}
          disabled={disabled}
          onChoose={({ id, url }) => setBehind({ photo: { id, url, focus: null } })}
        />
        {clips.isPending && [1, 2, 3, 4, 5, 6].map((key) => <Skeleton key={key} className="aspect-9/16 rounded-xl" />)}
        {clips.data?.clips.map(({ description, id, poster, url }) => (
          <label
            key={id}
            className="flex cursor-pointer flex-col gap-1.5 rounded-xl border p-1.5 text-2xs text-muted transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="clip"
              value={id}
              checked={behind && "clipId" in behind ? id === behind.clipId : false}
              disabled={disabled}
              onChange={() => setBehind({ clipId: id })}
              className="sr-only"
            />
            {poster === null ? (
              <video
                src={`${url}#t=0.5`}
                muted
                playsInline
                preload="metadata"
                className="aspect-9/16 rounded-lg object-cover"
              />
            ) : (
              <Picture src={poster} alt="" className="aspect-9/16 w-full rounded-lg object-cover" />
            )}
            <span className="line-clamp-2">{description}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
