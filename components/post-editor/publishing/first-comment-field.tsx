"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { call } from "#lib/client/call.ts";
import { COMMENT_MAX, HASHTAGS_MAX } from "#lib/domain/limits.ts";
import { hashtagsIn } from "#lib/domain/hashtag.ts";
import type { Act, Options } from "./options.ts";

/** What is commented under the post as soon as it is live; afterwards, whether it was. */
export function FirstCommentField({
  postId,
  options,
  disabled,
  act,
}: {
  postId: string;
  options: Options;
  disabled: boolean;
  act: Act;
}) {
  const t = useTranslations("publishing.options");
  const before = options.firstComment?.text ?? "";
  const [text, setText] = useState(before);
  const step = options.firstComment?.step;
  const isTooMany = hashtagsIn(text).length > HASHTAGS_MAX;
  const save = () => act((headers) => call("setFirstComment", { params: { id: postId }, body: { text } }, headers));
  return (
    <Form onSubmit={() => void save()} className="flex flex-col gap-3">
      <TextArea
        label={t("comment")}
        hint={t("commentHint")}
        placeholder={t("commentPlaceholder")}
        value={text}
        rows={3}
        max={COMMENT_MAX}
        disabled={disabled || !options.canComment}
        error={isTooMany ? t("tooMany", { max: HASHTAGS_MAX }) : undefined}
        onChange={setText}
      />
      {!options.canComment && (
        <p className="rounded-lg bg-warning-soft px-3 py-2 text-xs text-pretty text-warning">{t("notAllowed")}</p>
      )}
      {step && step !== "wanted" && <output className="text-xs text-muted">{t(`steps.${step}`)}</output>}
      <Button
        type="submit"
        disabled={disabled || isTooMany || text === before || !options.canComment}
        className="self-start"
      >
        {t("save")}
      </Button>
    </Form>
  );
}
