"use client";

import { Globe } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "#components/frame/use-form.ts";
import { Form } from "#components/ui/form.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextField } from "#components/ui/field.tsx";
import { RowForm } from "#components/ui/row-form.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";

import { BRAND_TEXT_MAX } from "#lib/domain/limits.ts";
import { ProposalForm } from "./proposal-form.tsx";
import { StepHead } from "./steps.tsx";

type Way = "words" | "page";
const WAYS: readonly Way[] = ["words", "page"];

export function BrandStep({ dna, onDone, onSkip }: { dna: Output<"readDna">; onDone: () => void; onSkip: () => void }) {
  const t = useTranslations("start.brand");
  const common = useTranslations("start");
  const [way, setWay] = useState<Way>("words");
  return (
    <section className="flex flex-col gap-5">
      <StepHead title={t("title")} text={t("text")} />
      <Segmented
        label={t("way")}
        value={way}
        choices={WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
        onChange={setWay}
        className="self-start"
      />
      {way === "words" ? <Words dna={dna} onDone={onDone} /> : <FromPage projectId={dna.projectId} onDone={onDone} />}
      <Button variant="ghost" onClick={onSkip} className="-ml-3 self-start">
        {common("skip")}
      </Button>
    </section>
  );
}

function Words({ dna, onDone }: { dna: Output<"readDna">; onDone: () => void }) {
  const t = useTranslations("start.brand");
  const update = useOperation("updateBrand");
  const { area, isPending, submit } = useForm({
    initial: { words: dna.description },
    check: ({ words }) => ({ words: words.trim() === "" ? t("wordsRequired") : undefined }),
    send: ({ words }) => update.mutateAsync({ params: { id: dna.projectId }, body: { description: words.trim() } }),
    onDone,
  });
  return (
    <Card>
      <Form onSubmit={submit} className="flex flex-col gap-5 p-4 sm:p-5">
        <TextArea
          label={t("words")}
          placeholder={t("wordsPlaceholder")}
          rows={4}
          max={BRAND_TEXT_MAX}
          {...area("words")}
        />
        <Button type="submit" variant="primary" disabled={isPending} focusableWhenDisabled className="self-end">
          {isPending ? t("saving") : t("save")}
        </Button>
      </Form>
    </Card>
  );
}

function FromPage({ projectId, onDone }: { projectId: string; onDone: () => void }) {
  const t = useTranslations("start.brand");
  const propose = useOperation("proposeBrand");
  const { answer, field, isPending, submit } = useForm({
    initial: { url: "" },
    check: ({ url }) => ({ url: url.trim() === "" ? t("urlRequired") : undefined }),
    send: ({ url }) => {
      const given = url.trim();
      // People write an address as they say it.
      const address = /^[a-z]+:\/\//i.test(given) ? given : `https://${given}`;
      return propose.mutateAsync({ params: { id: projectId }, body: { url: address } });
    },
  });
  const label = (
    <>
      <Globe aria-hidden className="size-4" />
      {isPending ? t("reading") : t("read")}
    </>
  );
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <RowForm submit={label} variant="secondary" disabled={isPending} onSubmit={submit}>
          <TextField
            label={t("url")}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder={t("urlPlaceholder")}
            {...field("url")}
          />
        </RowForm>
      </Card>
      {answer && <ProposalForm key={propose.submittedAt} projectId={projectId} proposal={answer} onDone={onDone} />}
    </div>
  );
}
