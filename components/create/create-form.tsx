"use client";

import { CalendarClock } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { type MouseEvent, useRef, useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { useDates } from "#components/posts/use-dates.ts";
import { useProjectId, useStudio } from "#components/posts/use-project-id.ts";
import { instantOf } from "#lib/domain/zone.ts";
import { cn } from "#components/ui/cn.ts";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Form, leadToProblem } from "#components/ui/form.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { useMatter } from "#components/writer/use-matter.ts";
import { withFacts } from "#components/writer/with-facts.ts";
import { WriterNote } from "#components/writer/writer-note.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { DEFAULT_FORMAT, FORMAT_RULES } from "#lib/domain/format.ts";
import { characters } from "#lib/domain/text.ts";
import type { Wish } from "./wish.ts";
import { FormatChoice } from "./format-choice.tsx";
import { lockOf } from "./locks.ts";
import { useCreate } from "./use-create.ts";

const MORNING = "09:00";

type Source = "theme" | "link";

export function CreateForm({ wish, onClose }: { wish: Wish; onClose: () => void }) {
  const t = useTranslations("create");
  const errorText = useErrorText();
  const projectId = useProjectId();
  const { data: studio } = useStudio();
  const zone = studio?.timezone ?? "UTC";
  const dates = useDates(zone);
  const when = wish.day === null ? null : instantOf({ day: wish.day, time: wish.time ?? MORNING }, zone);
  const { data: plan } = useRead("readPlan", {});
  const [format, setFormat] = useState(wish.format ?? DEFAULT_FORMAT);
  const [source, setSource] = useState<Source>("theme");
  const [theme, setTheme] = useState(wish.theme);
  const [link, setLink] = useState("");
  const [tried, setTried] = useState(false);
  const { create, note, error, isPending } = useCreate(projectId, when, onClose);
  const { readsLink, themeMax } = FORMAT_RULES[format];
  // A day is kept with an idea, and an idea is a theme.
  const mayLink = readsLink && when === null;
  const isLink = mayLink && source === "link";
  const problem = isLink
    ? link.trim() === "" && t("missingLink")
    : theme.trim() === ""
      ? t("missing")
      : characters(theme) > themeMax && t("tooLong", { max: themeMax });
  const writer = useMatter({ projectId, format, text: isLink ? link : theme, isLink });
  const isShort = writer.matter === "short";
  const form = useRef<HTMLDivElement>(null);
  const pasteLink = () => {
    const lead = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
    // A dialog takes the focus of what vanishes, as the button does that was pressed.
    lead("input[value=link]");
    setSource("link");
    requestAnimationFrame(() => lead("input[type=url]"));
  };
  const left = plan?.availableCredits;
  const send = () => {
    setTried(true);
    if (!problem) create(format, isLink ? { link: link.trim() } : { theme: theme.trim() });
  };
  const keep = (event: MouseEvent<HTMLButtonElement>) => {
    setTried(true);
    if (!problem) note(format, theme.trim());
    else leadToProblem(event.currentTarget.form);
  };
  const said = (tried && problem) || (error && errorText(error)) || undefined;
  return (
    <Form onSubmit={send} className="flex min-h-0 flex-col">
      <div ref={form} className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto p-6">
        <FormatChoice value={format} onChange={setFormat} lockOf={(one) => lockOf(one, studio)} />
        <div className="flex flex-col gap-3">
          {mayLink && (
            <Segmented
              label={t("from")}
              value={source}
              onChange={setSource}
              choices={[
                { value: "theme", label: t("theme") },
                { value: "link", label: t("link") },
              ]}
              className="self-start"
            />
          )}
          {isLink ? (
            <TextField
              label={t("linkLabel")}
              type="url"
              inputMode="url"
              placeholder="https://"
              value={link}
              onValueChange={setLink}
              hint={t("linkHint")}
              error={said}
            />
          ) : (
            <TextArea
              label={t("theme")}
              rows={3}
              placeholder={t("themeHint")}
              value={theme}
              onChange={setTheme}
              error={said}
            />
          )}
          <WriterNote
            writer={writer}
            onFacts={isLink ? null : (facts) => setTheme(withFacts(theme, facts))}
            onLink={mayLink && !isLink ? pasteLink : null}
          />
        </div>
        {when && (
          <p className="flex items-center gap-2 rounded-lg bg-accent-soft px-3 py-2 text-sm text-accent-ink">
            <CalendarClock aria-hidden className="size-4 shrink-0" />
            {t("for", { date: dates.dateTime(when) })}
          </p>
        )}
      </div>
      <p className="border-t px-6 py-3 text-sm text-muted">
        {t("own")}{" "}
        <Link href={`/${projectId}/compose`} onClick={onClose} className="font-medium text-accent-ink underline">
          {t("ownLink")}
        </Link>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t bg-sunken px-6 py-3">
        <p className={cn("mr-auto text-xs tabular-nums", isShort && left !== 0 ? "text-warning" : "text-muted")}>
          {left === 0 ? t("none") : t("cost", { time: isShort ? t("short") : t(`time.${format}`), left: left ?? 0 })}
        </p>
        {!isLink && (
          <Button variant="ghost" onClick={keep} disabled={isPending} title={t("ideaNote")}>
            {t("idea")}
          </Button>
        )}
        {left === 0 ? (
          <ButtonLink href="/plan" variant="primary">
            {t("pack")}
          </ButtonLink>
        ) : (
          <Button type="submit" variant="primary" disabled={isPending} focusableWhenDisabled>
            {isPending ? t("submitting") : t("submit")}
          </Button>
        )}
      </div>
    </Form>
  );
}
