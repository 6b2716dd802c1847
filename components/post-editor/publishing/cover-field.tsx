"use client";

import { Images, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { Post } from "#components/post-editor/post.ts";
import { PicturePicker } from "#components/pictures/picture-picker.tsx";
import { Button } from "#components/ui/button.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { Slider } from "#components/ui/slider.tsx";
import { call } from "#lib/client/call.ts";
import type { Act, Options } from "./options.ts";

/** A video's cover: a frame that is looked for in the video itself, or a photo of the library. */
export function CoverField({
  post,
  cover,
  disabled,
  act,
}: {
  post: Post;
  cover: NonNullable<Options["cover"]>;
  disabled: boolean;
  act: Act;
}) {
  const t = useTranslations("publishing.options.cover");
  const [duration, setDuration] = useState(0);
  const [tenths, setTenths] = useState(Math.round((cover.second ?? 0) * 10));
  const [isPicking, setIsPicking] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const params = { id: post.id };
  const [file] = post.mediaUrls;
  const seek = (next: number) => {
    setTenths(next);
    if (video.current) video.current.currentTime = next / 10;
  };
  const choose = (body: NonNullable<Parameters<typeof call<"chooseCover">>[1]["body"]>) =>
    void act((headers) => call("chooseCover", { params, body }, headers));
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-sm font-medium">{t("title")}</h2>
      <div className="flex gap-3">
        <figure className="flex w-24 shrink-0 flex-col gap-1">
          <Picture src={cover.url} alt={t("now")} className="aspect-9/16 w-full rounded-lg border object-cover" />
          <figcaption className="text-center text-2xs text-muted">{t("now")}</figcaption>
        </figure>
        {file && (
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <video
              ref={video}
              src={file.url}
              muted
              playsInline
              preload="metadata"
              aria-label={t("frame")}
              onLoadedMetadata={({ currentTarget }) => {
                setDuration(currentTarget.duration);
                currentTarget.currentTime = tenths / 10;
              }}
              className="aspect-9/16 max-h-43 w-fit self-start rounded-lg border bg-sunken"
            />
            <Slider
              label={t("second")}
              value={tenths}
              max={Math.max(1, Math.floor(duration * 10))}
              text={t("seconds", { seconds: tenths / 10 })}
              onChange={seek}
            />
            <Button disabled={disabled} onClick={() => choose({ second: tenths / 10 })} className="self-start">
              {t("use")}
            </Button>
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button disabled={disabled} onClick={() => setIsPicking(true)}>
          <Images aria-hidden className="size-4" />
          {t("picture")}
        </Button>
        {cover.choice !== "rendered" && (
          <Button variant="ghost" disabled={disabled} onClick={() => choose({})}>
            <Undo2 aria-hidden className="size-4" />
            {t("back")}
          </Button>
        )}
      </div>
      {isPicking && (
        <PicturePicker
          projectId={post.projectId}
          chosen={[]}
          most={1}
          onClose={() => setIsPicking(false)}
          onChoose={([picture]) => {
            setIsPicking(false);
            if (picture) choose({ picture: { id: picture.id } });
          }}
        />
      )}
    </section>
  );
}
