"use client";

import { ImagePlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ChangeEvent, type DragEvent, useRef, useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { Meter } from "#components/ui/meter.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { toast } from "#components/ui/toast.ts";
import { CallError } from "#lib/client/call.ts";
import { sendFile } from "#lib/client/send-file.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { CropDialog } from "./crop-dialog.tsx";

const PLACES = { photo: "setBrandPhoto", logo: "setBrandLogo" } as const;
type Place = keyof typeof PLACES;

export function BrandImages({ projectId, brand }: { projectId: string; brand: Output<"readBrand"> }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <BrandImage projectId={projectId} place="photo" url={brand.photo} />
      <BrandImage projectId={projectId} place="logo" url={brand.logo} />
    </div>
  );
}

function BrandImage({ projectId, place, url }: { projectId: string; place: Place; url: string | null }) {
  const t = useTranslations("brand.images");
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const set = useOperation(PLACES[place]);
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const take = (given: File | undefined) => {
    if (!given) return;
    if (given.type.startsWith("image/")) setFile(given);
    else toast.error(t("notImage"));
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files?.[0]);
    // The same file may be chosen again.
    target.value = "";
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  const send = async (cropped: Blob) => {
    setFile(undefined);
    setProgress(0);
    try {
      const sent = await sendFile("uploadFile", { query: { projectId, purpose: place }, body: cropped }, setProgress);
      await set.mutateAsync({ params: { id: projectId }, body: { url: sent.url } });
      toast.success(t(`${place}.done`));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(errorText(error), { action: { label: t("retry"), onClick: () => void send(cropped) } });
    } finally {
      setProgress(undefined);
    }
  };
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <Card className="flex items-center gap-4 p-4">
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className={cn(
          "flex size-20 shrink-0 items-center justify-center overflow-hidden border border-dashed border-line-strong bg-sunken text-muted",
          place === "photo" ? "rounded-full" : "rounded-xl",
          url !== null && "border-solid",
        )}
      >
        {url === null ? (
          <ImagePlus aria-hidden className="size-6" />
        ) : (
          <Picture
            src={url}
            alt={t(`${place}.alt`)}
            className={cn("size-full", place === "photo" ? "object-cover" : "object-contain p-1.5")}
          />
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div>
          <h3 className="text-sm font-medium">{t(`${place}.title`)}</h3>
          <p className="text-xs text-muted">{t(`${place}.hint`)}</p>
        </div>
        {progress === undefined ? (
          <Button
            onClick={() => input.current?.click()}
            aria-label={t(url === null ? `${place}.add` : `${place}.change`)}
            className="self-start"
          >
            {t(url === null ? "add" : "change")}
          </Button>
        ) : (
          <div aria-live="polite" className="flex flex-col gap-1.5">
            <Meter label={t("sending")} value={percent} max={100} text={t("percent", { percent })} />
            <span className="text-xs text-muted">{t("percent", { percent })}</span>
          </div>
        )}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          hidden
          aria-label={t(`${place}.title`)}
          onChange={choose}
        />
      </div>
      {file && (
        <CropDialog file={file} place={place} onClose={() => setFile(undefined)} onCrop={(crop) => void send(crop)} />
      )}
    </Card>
  );
}
