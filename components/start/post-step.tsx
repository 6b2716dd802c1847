"use client";

import { Lightbulb } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useForm } from "#components/frame/use-form.ts";
import { Form } from "#components/ui/form.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { useMatter } from "#components/writer/use-matter.ts";
import { withFacts } from "#components/writer/with-facts.ts";
import { WriterNote } from "#components/writer/writer-note.tsx";
import { useOperation, useRead } from "#lib/client/use-operation.ts";
import { DEFAULT_FORMAT } from "#lib/domain/format.ts";
import { SPOKEN_THEME_MAX } from "#lib/domain/limits.ts";
import { StepHead } from "./steps.tsx";

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export function PostStep({ projectId }: { projectId: string }) {
  const t = useTranslations("start.post");
  const router = useRouter();
  const create = useOperation("createPost");
  const { data: plan } = useRead("readPlan", {});
  const { data: brand } = useRead("readBrand", { params: { id: projectId } });
  const { area, isPending, set, submit } = useForm({
    initial: { theme: "" },
    check: ({ theme }) => ({ theme: theme.trim() === "" ? t("themeRequired") : undefined }),
    send: ({ theme }) => create.mutateAsync({ body: { projectId, theme: theme.trim() } }),
    onDone: ({ postId }) => router.push(`/${projectId}/posts/${postId}`),
  });
  const theme = area("theme");
  const writer = useMatter({ projectId, format: DEFAULT_FORMAT, text: theme.value });
  const common = [t("idea1"), t("idea2"), t("idea3")];
  const subject = brand?.sample.theme ?? t("idea1");
  const ideas = common.includes(subject) ? common : [t("ideaOf", { subject: sentence(subject) }), ...common];
  const isBroke = plan?.availableCredits === 0;
  return (
    <section className="flex flex-col gap-5">
      <StepHead title={t("title")} text={t("text")} />
      <Card>
        <Form onSubmit={submit} className="flex flex-col gap-5 p-4 sm:p-5">
          <TextArea label={t("theme")} rows={2} max={SPOKEN_THEME_MAX} {...theme} />
          <div className="flex flex-col gap-2">
            <h3 className="text-xs font-medium text-muted">{t("ideas")}</h3>
            <ul className="flex flex-wrap gap-2">
              {ideas.slice(0, 3).map((idea) => (
                <li key={idea} className="min-w-0">
                  <Button
                    onClick={() => set({ theme: idea })}
                    className="h-auto min-h-10 max-w-full py-1.5 text-left md:min-h-8"
                  >
                    <Lightbulb aria-hidden className="size-4 shrink-0 text-accent-ink" />
                    <span className="min-w-0 whitespace-normal">{idea}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </div>
          <WriterNote writer={writer} onFacts={(facts) => set({ theme: withFacts(theme.value, facts) })} />
          {isBroke ? (
            <ButtonLink href="/plan" variant="primary" className="self-end">
              {t("noCredits")}
            </ButtonLink>
          ) : (
            <Button type="submit" variant="primary" disabled={isPending} focusableWhenDisabled className="self-end">
              {isPending ? t("creating") : t("create")}
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
