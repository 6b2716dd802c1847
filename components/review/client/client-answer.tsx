"use client";

import { Check, MessageSquare } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import { COMMENT_MAX } from "#lib/domain/review.ts";
import { queryKey } from "#lib/client/query-key.ts";
import type { ReviewedPost } from "./reviewed-post.ts";

const THANKS = {
  approved: "approvedText",
  changes: "changesText",
  passed: "passedText",
  live: null,
  waiting: null,
} as const;

/** Yes, or what is to change: nothing else is asked. */
export function ClientAnswer({ token, post }: { token: string; post: ReviewedPost }) {
  const t = useTranslations("review.client");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const answer = useOperation("answerReview");
  const [text, setText] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { id, state, version } = post;
  const send = (verdict: "approve" | "change", said = "") =>
    answer.mutate(
      { params: { token, postId: id }, body: { verdict, version, text: said } },
      {
        onSuccess: (review) => cache.setQueryData(queryKey("readReview", { params: { token } }), review),
        // What changed meanwhile is to be seen before it is agreed with.
        onError: () => void cache.invalidateQueries({ queryKey: ["readReview"] }),
      },
    );
  const ask = () => {
    setTried(true);
    if (text?.trim()) send("change", text.trim());
  };
  const said = THANKS[state];
  const mayAnswer = state === "waiting" || state === "changes";
  const error = answer.error && (answer.error.reason === "post_changed" ? t("moved") : errorText(answer.error));
  return (
    <div className="flex flex-col gap-3 border-t p-4 empty:hidden">
      {said && <output className="text-sm text-pretty text-muted">{t(said)}</output>}
      {error && text === null && (
        <p role="alert" className="text-sm text-pretty text-danger">
          {error}
        </p>
      )}
      {mayAnswer && text === null && (
        <div className="grid grid-cols-2 gap-2">
          <Button size="lg" className="h-12" disabled={answer.isPending} onClick={() => setText("")}>
            <MessageSquare aria-hidden className="size-4" />
            {t("change")}
          </Button>
          <Button
            size="lg"
            variant="primary"
            className="h-12"
            disabled={answer.isPending}
            onClick={() => send("approve")}
          >
            <Check aria-hidden className="size-4" />
            {t("approve")}
          </Button>
        </div>
      )}
      {mayAnswer && text !== null && (
        <Form onSubmit={ask} className="flex flex-col gap-3">
          <TextArea
            label={t("what")}
            rows={3}
            max={COMMENT_MAX}
            placeholder={t("whatExample")}
            value={text}
            onChange={setText}
            error={(tried && text.trim() === "" && t("missing")) || error || undefined}
          />
          <div className="grid grid-cols-2 gap-2">
            <Button size="lg" className="h-12" onClick={() => setText(null)}>
              {t("cancel")}
            </Button>
            <Button type="submit" size="lg" variant="primary" className="h-12" disabled={answer.isPending}>
              {t(answer.isPending ? "sending" : "send")}
            </Button>
          </div>
        </Form>
      )}
    </div>
  );
}
