"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { useDates } from "#components/posts/use-dates.ts";
import { Button } from "#components/ui/button.tsx";
import { CopyField } from "#components/ui/copy-field.tsx";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/field.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import { addDays, noonOf, startOfWeek } from "#lib/domain/day.ts";
import { NAME_MAX } from "#lib/domain/limits.ts";
import { REVIEW_DAYS } from "#lib/domain/review.ts";
import { localDay } from "#lib/domain/zone.ts";

interface ShareProps {
  projectId: string;
  zone: string;
  /** one post; left out: a week, which is asked for */
  post?: { id: string; theme: string };
  onClose: () => void;
}

/** A link for a client: whom it is for, what it shows, until when. It is shown once. */
export function ShareDialog(props: ShareProps) {
  const t = useTranslations("review.share");
  const [url, setUrl] = useState<string | null>(null);
  if (url !== null) {
    return (
      <Dialog open onOpenChange={props.onClose} title={t("ready")} description={t("readyText")}>
        <div className="flex flex-col gap-5 p-6">
          <CopyField label={t("link")} value={url} />
          <Button variant="primary" onClick={props.onClose} className="self-end">
            {t("done")}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={props.onClose} title={t("title")} description={props.post?.theme ?? t("text")}>
      <ShareForm {...props} onMade={setUrl} />
    </Dialog>
  );
}

const WEEKS = 8;
const LIVES = [3, 7, REVIEW_DAYS.usual, 30, REVIEW_DAYS.most];

function ShareForm({ post, projectId, zone, onClose, onMade }: ShareProps & { onMade: (url: string) => void }) {
  const t = useTranslations("review.share");
  const errorText = useErrorText();
  const dates = useDates(zone);
  const create = useOperation("createReviewLink");
  const [monday] = useState(() => startOfWeek(localDay(new Date(), zone)));
  const [label, setLabel] = useState("");
  const [week, setWeek] = useState(() => addDays(monday, 7));
  const [days, setDays] = useState<number>(REVIEW_DAYS.usual);
  const [tried, setTried] = useState(false);
  const weeks = Array.from({ length: WEEKS }, (_, ahead) => addDays(monday, ahead * 7));
  const nameOf = (day: string, ahead: number) =>
    ahead === 0 ? t("thisWeek") : ahead === 1 ? t("nextWeek") : t("later", { date: dates.short(noonOf(day)) });
  const problem = label.trim() === "" ? t("missing") : undefined;
  const send = () => {
    setTried(true);
    if (problem) return;
    const shown = post ? { postId: post.id } : { week };
    create.mutate(
      { params: { id: projectId }, body: { label: label.trim(), days, ...shown } },
      { onSuccess: ({ url }) => onMade(url) },
    );
  };
  return (
    <DialogForm
      cancel={t("cancel")}
      submit={create.isPending ? t("sending") : t("submit")}
      disabled={create.isPending}
      onCancel={onClose}
      onSubmit={send}
    >
      <TextField
        label={t("label")}
        hint={t("labelHint")}
        placeholder={t("labelExample")}
        maxLength={NAME_MAX}
        value={label}
        onValueChange={setLabel}
        error={(tried && problem) || (create.error ? errorText(create.error) : undefined)}
      />
      <div className={post ? undefined : "grid gap-3 sm:grid-cols-2"}>
        {!post && (
          <SelectField
            label={t("week")}
            value={week}
            choices={weeks.map((value, ahead) => ({ value, label: nameOf(value, ahead) }))}
            onChange={setWeek}
          />
        )}
        <SelectField
          label={t("days")}
          value={String(days)}
          choices={LIVES.map((count) => ({ value: String(count), label: t("daysCount", { count }) }))}
          onChange={(next) => setDays(Number(next))}
        />
      </div>
    </DialogForm>
  );
}
