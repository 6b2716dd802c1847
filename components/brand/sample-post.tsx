"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { requestLine } from "#lib/client/call.ts";
import type { Output } from "#lib/contract/index.ts";

/** A post that this brand would make now, by the renderer that draws what is published. */
export function SamplePost({
  dna,
  brand,
  palettes,
}: {
  dna: Output<"readDna">;
  brand: Output<"readBrand">;
  palettes: Output<"readPalettes">;
}) {
  const t = useTranslations("brand.sample");
  const [slide, setSlide] = useState(0);
  const { projectId, sample, photo, logo } = brand;
  const index = Math.min(slide, sample.slides - 1);
  // The address changes with the brand, so each state is drawn once.
  const state = hashOf(JSON.stringify([dna, palettes.current, photo, logo, sample]));
  const { address } = requestLine("drawSample", { query: { projectId, slide: index, v: state } });
  return (
    <Card className="mx-auto w-full max-w-88 overflow-hidden xl:mx-0">
      <div className="flex items-center justify-between gap-2 border-b px-4 py-2">
        <h2 className="text-sm font-semibold">{t("title")}</h2>
        <div className="flex items-center gap-1">
          <Button
            variant="ghost"
            size="icon"
            disabled={index === 0}
            focusableWhenDisabled
            onClick={() => setSlide(index - 1)}
            aria-label={t("before")}
          >
            <ChevronLeft aria-hidden className="size-4" />
          </Button>
          <span className="text-xs text-muted tabular-nums" aria-live="polite">
            {t("place", { place: index + 1, total: sample.slides })}
          </span>
          <Button
            variant="ghost"
            size="icon"
            disabled={index === sample.slides - 1}
            focusableWhenDisabled
            onClick={() => setSlide(index + 1)}
            aria-label={t("after")}
          >
            <ChevronRight aria-hidden className="size-4" />
          </Button>
        </div>
      </div>
      <Slide address={address} alt={t("alt", { place: String(index + 1), theme: sample.theme })} failed={t("failed")} />
      {sample.caption !== "" && (
        // The padding is outside: within a clamped text it would show half of the next line.
        <div className="border-t px-4 py-3">
          <p className="line-clamp-5 text-xs whitespace-pre-line text-muted">{sample.caption}</p>
        </div>
      )}
    </Card>
  );
}

/** The slide of before stays in sight until the next one is drawn. */
function Slide({ address, alt, failed }: { address: string; alt: string; failed: string }) {
  const [shown, setShown] = useState<string>();
  const [broken, setBroken] = useState<string>();
  return (
    <div className="relative aspect-4/5 bg-sunken">
      {/* oxlint-disable-next-line nextjs/no-img-element */}
      {shown !== undefined && shown !== address && <img src={shown} alt="" className="absolute inset-0 size-full" />}
      {/* oxlint-disable-next-line nextjs/no-img-element */}
      <img
        key={address}
        src={address}
        alt={alt}
        width={1080}
        height={1350}
        onLoad={() => setShown(address)}
        onError={() => setBroken(address)}
        className={cn("absolute inset-0 size-full transition-opacity", shown === address ? "opacity-100" : "opacity-0")}
      />
      {shown !== address && broken !== address && (
        <span className="absolute inset-x-0 bottom-0 h-0.5 animate-pulse bg-accent" />
      )}
      {broken === address && (
        <p className="absolute inset-x-4 bottom-4 rounded-lg bg-danger-soft p-2 text-center text-xs text-danger">
          {failed}
        </p>
      )}
    </div>
  );
}

/** Short and good enough to tell two states of one brand apart. */
function hashOf(text: string): string {
  let hash = 5381;
  for (let place = 0; place < text.length; place++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(place)) >>> 0;
  return hash.toString(36);
}
