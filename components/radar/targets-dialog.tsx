"use client";

import { useTranslations } from "next-intl";
import { useForm } from "#components/frame/use-form.ts";
import { useProjectId } from "#components/posts/use-project-id.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Form } from "#components/ui/form.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { RadarTargets, TargetList } from "#lib/domain/radar.ts";
import type { Radar } from "./radar.ts";
import { TargetField } from "./target-field.tsx";

const LISTS: readonly TargetList[] = ["competitors", "video_channels", "terms", "hashtags", "video_terms"];

export function TargetsDialog({ radar, onClose }: { radar: Radar; onClose: () => void }) {
  const t = useTranslations("radar.edit");
  return (
    <Dialog open onOpenChange={onClose} title={t("title")} description={t("description")} wide>
      <TargetsForm radar={radar} onClose={onClose} />
    </Dialog>
  );
}

function TargetsForm({ radar, onClose }: { radar: Radar; onClose: () => void }) {
  const t = useTranslations("radar.edit");
  const id = useProjectId();
  const initial: RadarTargets = radar.targets;
  const update = useOperation("updateRadarTargets");
  const { isPending, refusal, set, submit, values } = useForm({
    initial,
    send: (lists) => update.mutateAsync({ params: { id }, body: lists }),
    onDone: () => {
      onClose();
      toast.success(t("saved"));
    },
  });
  return (
    <Form onSubmit={submit} className="flex min-h-0 flex-col">
      <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto p-6">
        {LISTS.map((list) => (
          <TargetField
            key={list}
            list={list}
            entries={values[list]}
            found={radar.lastCompleted?.targets[list] ?? []}
            onChange={(entries) => set({ [list]: entries })}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 border-t bg-sunken px-6 py-3">
        {refusal !== undefined && (
          <p role="alert" className="mr-auto text-sm text-danger">
            {refusal}
          </p>
        )}
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button type="submit" variant="primary" disabled={isPending} focusableWhenDisabled>
          {t(isPending ? "saving" : "save")}
        </Button>
      </div>
    </Form>
  );
}
