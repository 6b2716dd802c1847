"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormatChoice } from "#components/create/format-choice.tsx";
import { lockOf } from "#components/create/locks.ts";
import { Page } from "#components/frame/page.tsx";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { useProjectId, useStudio } from "#components/posts/use-project-id.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { useOperation } from "#lib/client/use-operation.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { CAPTION_MAX, TITLE_MAX } from "#lib/domain/limits.ts";
import { bodyOf, type Composition, lackOf, PAGES_MAX, START } from "./composition.ts";
import { PagesField } from "./pages-field.tsx";
import { BlockFields, ScriptFields } from "./script-fields.tsx";

const KINDS = ["steps", "parts", "timeline", "checklist"] as const;

/** A post of one's own words and pictures, in any format: nobody writes, and it costs no credit. */
export function ComposePage() {
  const t = useTranslations("compose");
  const projectId = useProjectId();
  const router = useRouter();
  const errorText = useErrorText();
  const { data: studio } = useStudio();
  const [composition, setComposition] = useState<Composition>(START);
  const [tried, setTried] = useState(false);
  const compose = useOperation("composePost");
  const change = (more: Partial<Composition>) => setComposition((now) => ({ ...now, ...more }));
  const { blocks, caption, format, kind, pages, photos, script, title } = composition;
  const { edits, scenes, singleMedia, slides, wordlessPages } = FORMAT_RULES[format];
  const lack = lackOf(composition);
  const send = () => {
    setTried(true);
    if (lack) return;
    const open = ({ id }: { id: string }) => router.push(`/${projectId}/posts/${id}`);
    compose.mutate({ body: bodyOf(projectId, composition) }, { onSuccess: open });
  };
  const said = (tried && lack && t(`lacks.${lack}`)) || (compose.error && errorText(compose.error));
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Form onSubmit={send} className="flex w-full max-w-2xl flex-col gap-6">
        <FormatChoice
          value={format}
          lockOf={(one) => lockOf(one, studio)}
          onChange={(next) => change({ format: next })}
        />
        <TextField
          label={t("name")}
          hint={t("nameHint")}
          value={title}
          maxLength={TITLE_MAX}
          onChange={({ target }) => change({ title: target.value })}
        />
        {singleMedia && (
          <SelectField
            label={t("kind")}
            value={kind}
            choices={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            onChange={(value) => change({ kind: KINDS.find((one) => one === value) ?? "steps" })}
          />
        )}
        {slides && (
          <PagesField
            projectId={projectId}
            pages={pages}
            isBlankFine={wordlessPages}
            most={singleMedia ? PAGES_MAX.piece : PAGES_MAX.slides}
            onChange={(next) => change({ pages: next })}
          />
        )}
        {edits === "narration" && (
          <ScriptFields
            projectId={projectId}
            script={script}
            photos={photos}
            onScript={(next) => change({ script: next })}
            onPhotos={scenes === "photos" ? (next) => change({ photos: next }) : null}
          />
        )}
        {edits === "reel" && <BlockFields blocks={blocks} onChange={(next) => change({ blocks: next })} />}
        <TextArea
          label={t("caption")}
          value={caption}
          rows={4}
          max={CAPTION_MAX}
          onChange={(next) => change({ caption: next })}
        />
        <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-4">
          <p className="text-xs text-muted">{t("free")}</p>
          <Button type="submit" variant="primary" size="lg" disabled={compose.isPending} focusableWhenDisabled>
            {compose.isPending ? t("submitting") : t("submit")}
          </Button>
        </div>
        {said && (
          <p role="alert" className="text-sm text-danger">
            {said}
          </p>
        )}
      </Form>
    </Page>
  );
}
