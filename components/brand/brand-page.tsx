"use client";

import { useTranslations } from "next-intl";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { useProjectId } from "#components/posts/use-project-id.ts";
import { Section } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { Completeness } from "./completeness.tsx";
import { DnaForm } from "./dna-form.tsx";
import { FontFields } from "./font-fields.tsx";
import { BrandImages } from "./brand-images.tsx";
import { Palettes } from "./palettes.tsx";
import { SamplePost } from "./sample-post.tsx";
import { SaveMark } from "./save-mark.tsx";
import { StylePicker } from "./style-picker.tsx";
import { useSaveBrand } from "./use-save-brand.ts";
import { Voices } from "./voices.tsx";

export function BrandPage() {
  const t = useTranslations("brand");
  const id = useProjectId();
  const params = { id };
  const { data: dna, error, refetch } = useRead("readDna", { params });
  const { data: brand, error: brandError } = useRead("readBrand", { params });
  const { data: palettes } = useRead("readPalettes", { params });
  const { data: settings } = useRead("readSettings", { params });
  const { save, state, retry } = useSaveBrand(id);
  const failed = error ?? brandError;
  const isReady = dna && brand && palettes && settings;
  return (
    <Page title={t("title")} lead={t("lead")} actions={isReady && <SaveMark state={state} onRetry={retry} />}>
      {failed && !isReady && <LoadError error={failed} onRetry={() => void refetch()} />}
      {!failed && !isReady && <BrandSkeleton />}
      {isReady && (
        <div className="flex flex-col gap-8 xl:grid xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start xl:gap-10">
          <aside className="flex flex-col gap-4 xl:sticky xl:top-20 xl:order-2">
            <SamplePost dna={dna} brand={brand} palettes={palettes} />
            <Completeness dna={dna} brand={brand} palettes={palettes} voice={settings.voice} />
          </aside>
          <div className="flex min-w-0 flex-col gap-10">
            <Section title={t("words.title")} description={t("words.text")}>
              <DnaForm dna={dna} onSave={save} />
            </Section>
            <Section title={t("images.title")} description={t("images.text")}>
              <BrandImages projectId={id} brand={brand} />
            </Section>
            <Section title={t("colors.title")} description={t("colors.text")}>
              <Palettes palettes={palettes} />
            </Section>
            <Section title={t("fonts.title")} description={t("fonts.text")}>
              <FontFields dna={dna} onSave={(edit) => save(edit, 0)} />
            </Section>
            <Section title={t("style.title")} description={t("style.text")}>
              <StylePicker dna={dna} onSave={(edit) => save(edit, 0)} />
            </Section>
            <Section title={t("voice.title")} description={t("voice.text")}>
              <Voices settings={settings} voices={brand.voices} />
            </Section>
          </div>
        </div>
      )}
    </Page>
  );
}

function BrandSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-8 xl:grid xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-10">
      <div className="xl:order-2">
        <Skeleton className="aspect-4/5 max-w-88 rounded-xl" />
      </div>
      <div className="flex flex-col gap-8">
        {["h-96", "h-40", "h-48"].map((height) => (
          <div key={height} className="flex flex-col gap-3">
            <Skeleton className="h-5 w-36" />
            <Skeleton className={`${height} rounded-xl`} />
          </div>
        ))}
      </div>
    </div>
  );
}
