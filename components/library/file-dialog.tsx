"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { ALT_TEXT_MAX, FILE_NAME_MAX } from "#lib/domain/limits.ts";
import type { LibraryFile } from "./files.ts";
import { TagsField } from "./tags-field.tsx";
import { Uses } from "./uses.tsx";

export interface Said {
  description: string;
  altText?: string;
  tags: string[];
}

/** One file of the library: what it is called, what it shows, where it is used, and what its removal would change. */
export function FileDialog({
  projectId,
  file,
  known,
  onSave,
  onRemove,
  onClose,
}: {
  projectId: string;
  file: LibraryFile;
  known: readonly string[];
  onSave: (said: Said) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const t = useTranslations("library.file");
  const isPhoto = "altText" in file;
  const [name, setName] = useState(file.description ?? "");
  const [altText, setAltText] = useState(isPhoto ? (file.altText ?? "") : "");
  const [tags, setTags] = useState<string[]>(file.tags);
  const [asks, setAsks] = useState(false);
  const save = () => onSave({ description: name.trim(), tags, ...(isPhoto && { altText: altText.trim() }) });
  return (
    <Dialog open wide onOpenChange={onClose} title={isPhoto ? t("photo") : t("clip")}>
      <Form onSubmit={save} className="flex min-h-0 flex-col gap-5 overflow-y-auto p-6">
        <div className="grid gap-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
          {isPhoto ? (
            <Picture
              src={file.url}
              alt={file.altText ?? ""}
              className="max-h-72 w-full self-start rounded-xl border bg-sunken object-contain"
            />
          ) : (
            <video src={file.url} controls muted playsInline className="max-h-72 w-full self-start rounded-xl border" />
          )}
          <div className="flex min-w-0 flex-col gap-4">
            <TextField
              label={t("name")}
              value={name}
              maxLength={FILE_NAME_MAX}
              required={!isPhoto}
              onChange={({ target }) => setName(target.value)}
            />
            {isPhoto && (
              <TextArea
                label={t("altText")}
                hint={t("altTextHint")}
                placeholder={t("altTextPlaceholder")}
                value={altText}
                rows={2}
                max={ALT_TEXT_MAX}
                onChange={setAltText}
              />
            )}
            <TagsField tags={tags} known={known} onChange={setTags} />
            <Uses projectId={projectId} fileId={file.id} count={file.posts} />
          </div>
        </div>
        {asks ? (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-danger-soft p-4">
            <p className="min-w-48 flex-1 text-sm text-pretty">{t("removing", { count: file.posts })}</p>
            <span className="flex gap-2">
              <Button onClick={() => setAsks(false)}>{t("keep")}</Button>
              <Button variant="danger" onClick={onRemove}>
                {t("remove")}
              </Button>
            </span>
          </div>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Button variant="ghost" onClick={() => setAsks(true)}>
              <Trash2 aria-hidden className="size-4" />
              {t("remove")}
            </Button>
            <span className="flex gap-2">
              <Button onClick={onClose}>{t("cancel")}</Button>
              <Button type="submit" variant="primary">
                {t("save")}
              </Button>
            </span>
          </div>
        )}
      </Form>
    </Dialog>
  );
}
