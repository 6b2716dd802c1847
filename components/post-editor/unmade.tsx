"use client";

import { Bot, CircleCheck, CircleDashed, Hourglass, LoaderCircle, PenLine, RotateCcw, Sparkles } from "lucide-react";
import { useTranslations } from "next-intl";
import { Cover } from "#components/posts/cover.tsx";
import { useFailureText } from "#components/posts/failure-text.tsx";
import { useDates } from "#components/posts/use-dates.ts";
import { useMoves } from "#components/posts/use-moves.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { Meter } from "#components/ui/meter.tsx";
import { useMatter } from "#components/writer/use-matter.ts";
import { WriterNote } from "#components/writer/writer-note.tsx";
import { cardOf } from "./card-of.ts";
import type { Detail, Post } from "./post.ts";
import { TopBar } from "./top-bar.tsx";

/** A post without content: an idea, one in the making, or one whose making failed. */
export function Unmade({ post, detail, zone }: { post: Post; detail: Detail; zone: string }) {
  const t = useTranslations("editor");
  const failureText = useFailureText();
  const moves = useMoves(useDates(zone));
  const card = cardOf(post, detail);
  return (
    <>
      <TopBar post={post} detail={detail} zone={zone} />
      <main id="content" className="flex flex-1 items-start justify-center bg-sunken p-4 pt-10 md:p-8 md:pt-20">
        <Card className="flex w-full max-w-xl flex-col gap-6 p-5 sm:flex-row sm:p-6">
          <Cover card={card} sizes="8rem" className="aspect-4/5 w-32 self-center rounded-xl sm:self-start" />
          <div className="flex min-w-0 flex-1 flex-col items-start gap-4">
            {post.status === "failed" && (
              <>
                <Words title={t("failed.title")} text={failureText(detail.failure)} />
                {detail.failedBy !== null && (
                  <p className="text-xs text-muted">{t("failed.by", { provider: detail.failedBy })}</p>
                )}
                {detail.canRetry && (
                  <div className="flex flex-wrap gap-2">
                    <Button variant="primary" onClick={() => moves.retry(card)}>
                      <RotateCcw aria-hidden className="size-4" />
                      {t("failed.retry")}
                    </Button>
                    {detail.canBeBuiltIn && (
                      <Button onClick={() => moves.makeBuiltIn(card)}>
                        <PenLine aria-hidden className="size-4" />
                        {t("failed.builtIn")}
                      </Button>
                    )}
                  </div>
                )}
              </>
            )}
            {post.status === "idea" && (
              <>
                <Words title={t("idea.title")} text={t("idea.text")} />
                {detail.reason !== null && (
                  <p className="flex items-start gap-2 rounded-lg bg-sunken px-3 py-2 text-xs text-pretty text-muted">
                    <Bot aria-hidden className="mt-px size-3.5 shrink-0" />
                    {detail.reason}
                  </p>
                )}
                <IdeaWriter post={post} theme={detail.theme} />
                <Button variant="primary" onClick={() => moves.generate(card)}>
                  <Sparkles aria-hidden className="size-4" />
                  {t("idea.generate")}
                </Button>
              </>
            )}
            {(post.status === "queued" || post.status === "generating") && (
              <>
                <Words title={t("making.title")} text={t("making.text")} />
                <Held making={detail.making} zone={zone} />
                <Steps making={detail.making} />
              </>
            )}
            {post.status === "archived" && <Words title={detail.theme} text={t("archived")} />}
          </div>
        </Card>
      </main>
    </>
  );
}

/** What the idea would be written from, before its credit is spent. */
const IdeaWriter = ({ post: { format, projectId }, theme }: { post: Post; theme: string }) => (
  <WriterNote writer={useMatter({ projectId, format, text: theme })} />
);

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex flex-col gap-1.5">
      <h2 className="text-lg font-semibold text-balance">{title}</h2>
      <p className="text-sm text-pretty text-muted">{text}</p>
    </div>
  );
}

function Held({ making, zone }: { making: Detail["making"]; zone: string }) {
  const t = useTranslations("editor.making");
  const dates = useDates(zone);
  if (!making?.waiting) return null;
  const { provider, until } = making.waiting;
  return (
    <p className="flex items-start gap-2 rounded-lg bg-warning-soft px-3 py-2 text-sm text-pretty text-warning">
      <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t("held", { provider: provider ?? "", time: dates.time(until) })}
    </p>
  );
}

function Steps({ making }: { making: Detail["making"] }) {
  const t = useTranslations("editor.making");
  const steps = useTranslations("posts.step");
  if (!making) return null;
  const at = making.step === null ? -1 : making.steps.indexOf(making.step);
  const queued = t("queued", { ahead: making.ahead });
  const text = making.step === null ? queued : steps(making.step);
  return (
    <div aria-live="polite" className="flex w-full flex-col gap-3">
      <Meter label={t("title")} value={Math.max(0.04, making.progress)} max={1} text={text} />
      <ol className="flex flex-col gap-2">
        {making.steps.map((step, index) => {
          const Icon = index < at ? CircleCheck : index === at ? LoaderCircle : CircleDashed;
          return (
            <li
              key={step}
              aria-current={index === at ? "step" : undefined}
              className={cn(
                "flex items-center gap-2 text-sm",
                index < at ? "text-success" : index === at ? "font-medium text-accent-ink" : "text-muted",
              )}
            >
              <Icon aria-hidden className={cn("size-4", index === at && "animate-spin")} />
              {steps(step)}
            </li>
          );
        })}
      </ol>
      {at === -1 && <p className="text-xs text-muted">{queued}</p>}
    </div>
  );
}
