"use client";

import { Lightbulb } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Form } from "#components/ui/form.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { useOperation, useRead } from "#lib/client/use-operation.ts";
import { StepHead } from "./steps.tsx";

const THEME_MAX = 500;

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export function PostStep({ projectId }: { projectId: string }) {
  const t = useTranslations("start.post");
  const errorText = useErrorText();
  const router = useRouter();
  const create = useOperation("createPost");
  const { data: plan } = useRead("readPlan", {});
  const { data: brand } = useRead("readBrand", { params: { id: projectId } });
  const [theme, setTheme] = useState("");
  const [tried, setTried] = useState(false);
  const isEmpty = theme.trim() === "";
  const common = [t("idea1"), t("idea2"), t("idea3")];
  const subject = brand?.sample.theme ?? t("idea1");
  const ideas = common.includes(subject) ? common : [t("ideaOf", { subject: sentence(subject) }), ...common];
  const send = () => {
    setTried(true);
    if (isEmpty) return;
    create.mutate(
      { body: { projectId, theme: theme.trim() } },
      { onSuccess: ({ postId }) => router.push(`/${projectId}/posts/${postId}`) },
    );
  };
  const problem = tried && isEmpty ? t("themeRequired") : create.error ? errorText(create.error) : undefined;
  const isBroke = plan?.availableCredits === 0;
  return (
    <section className="flex flex-col gap-5">
      <StepHead title={t("title")} text={t("text")} />
      <Card>
        <Form onSubmit={send} className="flex flex-col gap-5 p-4 sm:p-5">
          <TextArea label={t("theme")} rows={2} max={THEME_MAX} value={theme} onChange={setTheme} error={problem} />
          <div className="flex flex-col gap-2">
            <h3 className="text-xs font-medium text-muted">{t("ideas")}</h3>
            <ul className="flex flex-wrap gap-2">
              {ideas.slice(0, 3).map((idea) => (
                <li key={idea} className="min-w-0">
                  <Button
                    onClick={() => setTheme(idea)}
                    className="h-auto min-h-10 max-w-full py-1.5 text-left md:min-h-8"
                  >
                    <Lightbulb aria-hidden className="size-4 shrink-0 text-accent-ink" />
                    <span className="min-w-0 whitespace-normal">{idea}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </div>
          {isBroke ? (
            <ButtonLink href="/plan" variant="primary" className="self-end">
              {t("noCredits")}
            </ButtonLink>
          ) : (
            <Button
              type="submit"
              variant="primary"
              disabled={create.isPending}
              focusableWhenDisabled
              className="self-end"
            >
              {create.isPending ? t("creating") : t("create")}
            </Button>
          )}
        </Form>
      </Card>
      <ButtonLink href={`/${projectId}/calendar`} variant="ghost" className="-ml-3 self-start">
        {t("later")}
      </ButtonLink>
    </section>
  );
}
