"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { useOperation, useRead } from "#lib/client/use-operation.ts";
import { COMMENT_MAX } from "#lib/domain/review.ts";
import { clockText } from "./clock-text.ts";

const PEOPLE_SHOWN = 5;
const AT_END = /@([\p{L}\p{N}]*)$/u;

/** Where the post's video stands in the editor. */
const secondNow = (): number => document.querySelector<HTMLVideoElement>("main video")?.currentTime ?? 0;

type About = "whole" | "page" | "second";

export function CommentForm({
  postId,
  page,
  isVideo,
}: {
  postId: string;
  page: { id: string; number: number } | null;
  isVideo: boolean;
}) {
  const t = useTranslations("review.comments");
  const errorText = useErrorText();
  const add = useOperation("addComment");
  const [text, setText] = useState("");
  const [about, setAbout] = useState<About>("whole");
  const [second, setSecond] = useState(0);
  const choices = [
    { value: "whole", label: t("whole") },
    ...(page ? [{ value: "page", label: t("page", { page: String(page.number) }) }] : []),
    ...(isVideo ? [{ value: "second", label: t("second", { time: clockText(second) }) }] : []),
  ];
  const send = () => {
    if (text.trim() === "") return;
    const body = {
      text: text.trim(),
      slideId: about === "page" && page ? page.id : null,
      second: about === "second" ? second : null,
    };
    add.mutate({ params: { id: postId }, body }, { onSuccess: () => setText("") });
  };
  return (
    <Form onSubmit={send} className="flex flex-col gap-2.5">
      <TextArea
        label={t("write")}
        rows={2}
        max={COMMENT_MAX}
        placeholder={t("placeholder")}
        value={text}
        onChange={setText}
        error={add.error ? errorText(add.error) : undefined}
      />
      <Named text={text} onChoose={setText} />
      <div className="flex items-end justify-between gap-2">
        {choices.length > 1 ? (
          <SelectField
            label={t("about")}
            labelLook="hidden"
            value={about}
            choices={choices}
            onChange={(next) => {
              setSecond(secondNow());
              setAbout(next === "page" || next === "second" ? next : "whole");
            }}
          />
        ) : (
          <span />
        )}
        <Button type="submit" variant="primary" disabled={add.isPending || text.trim() === ""} focusableWhenDisabled>
          {t(add.isPending ? "sending" : "send")}
        </Button>
      </div>
    </Form>
  );
}

/** After an @: whom it may be of the team. */
function Named({ text, onChoose }: { text: string; onChoose: (text: string) => void }) {
  const t = useTranslations("review.comments");
  const begun = AT_END.exec(text);
  const { data } = useRead("readTeam", {}, { enabled: begun !== null });
  if (!begun || !data) return null;
  const typed = (begun[1] ?? "").toLocaleLowerCase();
  const people = data.members.filter(({ name }) => name.toLocaleLowerCase().startsWith(typed)).slice(0, PEOPLE_SHOWN);
  if (people.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1.5">
      {people.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-label={t("mention", { name })}
          onClick={() => onChoose(`${text.slice(0, begun.index)}@${name} `)}
          className="h-8 rounded-full border px-3 text-xs font-medium text-muted transition-colors hover:border-line-strong hover:text-ink"
        >
          @{name}
        </button>
      ))}
    </div>
  );
}
