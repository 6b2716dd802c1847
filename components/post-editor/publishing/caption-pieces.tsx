"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { queryKey } from "#lib/client/query-key.ts";
import { useOperation, useRead } from "#lib/client/use-operation.ts";
import type { PieceKind } from "#lib/domain/first-comment.ts";
import { PIECE_KINDS } from "#lib/domain/first-comment.ts";
import { CAPTION_MAX, NAME_MAX } from "#lib/domain/limits.ts";

/** Hashtag sets and snippets of the project: a press puts one at the caption's end. */
export function CaptionPieces({
  projectId,
  disabled,
  onInsert,
}: {
  projectId: string;
  disabled: boolean;
  onInsert: (text: string, kind: PieceKind) => void;
}) {
  const t = useTranslations("publishing.pieces");
  const cache = useQueryClient();
  const params = { id: projectId };
  const { data } = useRead("listCaptionPieces", { params });
  const [isNew, setIsNew] = useState(false);
  const forget = useOperation("deleteCaptionPiece");
  const again = () => void cache.invalidateQueries({ queryKey: queryKey("listCaptionPieces", { params }) });
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-xs font-medium text-muted">{t("title")}</h2>
        <Button variant="ghost" disabled={disabled} onClick={() => setIsNew(true)}>
          <Plus aria-hidden className="size-4" />
          {t("add")}
        </Button>
      </div>
      {data && data.pieces.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {data.pieces.map(({ id, kind, name, text }) => (
            <li key={id} className="flex h-8 items-center rounded-full border bg-surface pr-1 text-xs font-medium">
              <button
                type="button"
                title={text}
                disabled={disabled}
                onClick={() => onInsert(text, kind)}
                className="h-full max-w-48 truncate rounded-l-full pl-3 hover:text-accent-ink disabled:opacity-60"
              >
                {kind === "hashtags" ? `# ${name}` : name}
              </button>
              <button
                type="button"
                aria-label={t("forget", { name })}
                disabled={disabled}
                onClick={() => forget.mutate({ params: { id } }, { onSuccess: again })}
                className="ml-1 flex size-6 items-center justify-center rounded-full text-muted hover:bg-hover hover:text-ink"
              >
                <X aria-hidden className="size-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isNew && (
        <NewPiece
          projectId={projectId}
          onClose={() => setIsNew(false)}
          onSaved={() => {
            setIsNew(false);
            again();
          }}
        />
      )}
    </section>
  );
}

function NewPiece({ projectId, onClose, onSaved }: { projectId: string; onClose: () => void; onSaved: () => void }) {
  const t = useTranslations("publishing.pieces");
  const errorText = useErrorText();
  const save = useOperation("saveCaptionPiece");
  const [kind, setKind] = useState<PieceKind>("hashtags");
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const submit = () => save.mutate({ params: { id: projectId }, body: { kind, name, text } }, { onSuccess: onSaved });
  return (
    <Dialog open onOpenChange={onClose} title={t("new")}>
      <DialogForm
        cancel={t("cancel")}
        submit={t("save")}
        disabled={save.isPending || name.trim() === "" || text.trim() === ""}
        onCancel={onClose}
        onSubmit={submit}
      >
        <Segmented
          label={t("kind")}
          value={kind}
          choices={PIECE_KINDS.map((value) => ({ value, label: t(value) }))}
          onChange={setKind}
        />
        <TextField
          label={t("name")}
          value={name}
          maxLength={NAME_MAX}
          onChange={({ target }) => setName(target.value)}
        />
        <TextArea
          label={t("text")}
          hint={kind === "hashtags" ? t("hashtagsHint") : undefined}
          value={text}
          rows={3}
          max={CAPTION_MAX}
          error={save.error ? errorText(save.error) : undefined}
          onChange={setText}
        />
      </DialogForm>
    </Dialog>
  );
}
