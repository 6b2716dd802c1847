"use client";

import { type LucideIcon, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ChangeEvent, type DragEvent, type ReactNode, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Section } from "#components/ui/card.tsx";
import { uploadRule } from "#lib/domain/media.ts";
import { UploadTile } from "./upload-tile.tsx";
import type { Uploads } from "./use-uploads.ts";

const ACCEPTED = {
  picture: "image/jpeg,image/png,image/webp",
  clip: "video/mp4,video/quicktime,video/webm",
} as const;

interface ShelfProps {
  purpose: "picture" | "clip";
  icon: LucideIcon;
  uploads: Uploads;
  /** how many there are, whether or not they are in sight */
  count: number;
  /** why nothing can be added here; else files can */
  closed?: string | undefined;
  /** those in sight */
  children: readonly ReactNode[];
}

/** The photos or the clips of a project: what is there, what is on its way, and where to add more. */
export function Shelf({ purpose, icon: Icon, uploads, count, closed, children }: ShelfProps) {
  const t = useTranslations(`library.${purpose}`);
  const common = useTranslations("library");
  const input = useRef<HTMLInputElement>(null);
  const { add, drop, sending, sent, total } = uploads;
  const { most = 0 } = uploadRule(purpose);
  const isFull = count >= most;
  const isOpen = closed === undefined && !isFull;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void add([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = "";
  };
  const receive = (event: DragEvent) => {
    event.preventDefault();
    if (isOpen) void add([...event.dataTransfer.files]);
  };
  const button = isOpen && (
    <Button onClick={() => input.current?.click()}>
      <Plus aria-hidden className="size-4" />
      {t("add")}
    </Button>
  );
  const isEmpty = count === 0 && sending.length === 0;
  return (
    <Section title={t("title")} description={t("about")} aside={!isEmpty && button}>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED[purpose]}
        multiple
        hidden
        onChange={choose}
        aria-label={t("add")}
      />
      {closed !== undefined && <p className="text-sm text-warning">{closed}</p>}
      {isFull && <p className="text-sm text-muted">{common("full", { most })}</p>}
      {total > 1 && <output className="text-sm text-muted tabular-nums">{common("sent", { sent, total })}</output>}
      <div onDragOver={(event) => event.preventDefault()} onDrop={receive}>
        {isEmpty ? (
          <div className="flex flex-wrap items-center gap-4 rounded-xl border border-dashed border-line-strong p-5">
            <Icon aria-hidden className="size-6 shrink-0 text-muted" />
            <p className="min-w-48 flex-1 text-sm text-pretty text-muted">{t("empty")}</p>
            {button}
          </div>
        ) : (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3 gap-y-4">
            {sending.map((one) => (
              <UploadTile key={one.id} sending={one} onDrop={() => drop(one.id)} />
            ))}
            {children}
          </ul>
        )}
      </div>
      {!isEmpty && count > 0 && children.length === 0 && <p className="text-sm text-muted">{common("nothing")}</p>}
    </Section>
  );
}
