"use client";

import { Globe } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Form } from "#components/ui/form.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextField } from "#components/ui/field.tsx";
import { RowForm } from "#components/ui/row-form.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { BRAND_TEXT_MAX } from "#lib/domain/brand.ts";
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
  const errorText = useErrorText();
  const update = useOperation("updateBrand");
  const [words, setWords] = useState(dna.description);
  const [tried, setTried] = useState(false);
  const isEmpty = words.trim() === "";
  const send = () => {
    setTried(true);
    if (isEmpty) return;
    update.mutate({ params: { id: dna.projectId }, body: { description: words.trim() } }, { onSuccess: onDone });
  };
  const problem = tried && isEmpty ? t("wordsRequired") : update.error ? errorText(update.error) : undefined;
  return (
    <Card>
      <Form onSubmit={send} className="flex flex-col gap-5 p-4 sm:p-5">
        <TextArea
          label={t("words")}
          placeholder={t("wordsPlaceholder")}
          rows={4}
          max={BRAND_TEXT_MAX}
          value={words}
          onChange={setWords}
          error={problem}
        />
        <Button type="submit" variant="primary" disabled={update.isPending} focusableWhenDisabled className="self-end">
          {update.isPending ? t("saving") : t("save")}
        </Button>
      </Form>
    </Card>
  );
}

function FromPage({ projectId, onDone }: { projectId: string; onDone: () => void }) {
  const t = useTranslations("start.brand");
  const errorText = useErrorText();
  const propose = useOperation("proposeBrand");
  const [url, setUrl] = useState("");
  const [tried, setTried] = useState(false);
  const isEmpty = url.trim() === "";
  const send = () => {
    setTried(true);
    if (isEmpty) return;
    const given = url.trim();
    // People write an address as they say it.
    const address = /^[a-z]+:\/\//i.test(given) ? given : `https://${given}`;
    propose.mutate({ params: { id: projectId }, body: { url: address } });
  };
  const refusal = propose.error ? errorText(propose.error) : undefined;
  const submit = (
    <>
      <Globe aria-hidden className="size-4" />
      {propose.isPending ? t("reading") : t("read")}
    </>
  );
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <RowForm submit={submit} variant="secondary" disabled={propose.isPending} onSubmit={send}>
          <TextField
            label={t("url")}
            type="url"
            name="url"
            inputMode="url"
            autoComplete="url"
            placeholder={t("urlPlaceholder")}
            value={url}
            onValueChange={setUrl}
            error={tried && isEmpty ? t("urlRequired") : refusal}
          />
        </RowForm>
      </Card>
      {propose.data && (
        <ProposalForm key={propose.submittedAt} projectId={projectId} proposal={propose.data} onDone={onDone} />
      )}
    </div>
  );
}
