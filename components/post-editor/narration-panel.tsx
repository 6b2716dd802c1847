"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Picture } from "#components/ui/picture.tsx";
import { call } from "#lib/client/call.ts";
import type { Arguments } from "#lib/contract/index.ts";
import { HOOK_MAX, SCRIPT_MAX, SPEED } from "#lib/domain/narration.ts";
import type { Narration, Post } from "./post.ts";
import { TextArea } from "./text-area.tsx";
import type { Autosave } from "./use-autosave.ts";

type Edit = NonNullable<Arguments<"updateAudiogram">["body"]>;

export function NarrationPanel({
  post,
  narration,
  save,
  disabled,
}: {
  post: Post;
  narration: Narration;
  save: Autosave["save"];
  disabled: boolean;
}) {
  const t = useTranslations("editor.narration");
  const [typed, setTyped] = useState<Edit>({});
  const type = (change: Edit) => {
    const body = { ...typed, ...change };
    setTyped(body);
    if ((body.script ?? "x").trim() === "") return;
    save("narration", () => call("updateAudiogram", { params: { id: post.id }, body }));
  };
  const speed = typed.speed ?? narration.speed;
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={t("hook")}
        value={typed.hook ?? narration.hook}
        max={HOOK_MAX}
        disabled={disabled}
        onChange={(hook) => type({ hook })}
      />
      <TextArea
        label={t("script")}
        value={typed.script ?? narration.script}
        max={SCRIPT_MAX}
        rows={8}
        hint={t("scriptHint")}
        disabled={disabled}
        onChange={(script) => type({ script })}
      />
      {narration.audioOutdated && (
        <output className="rounded-xl bg-warning-soft p-3 text-xs text-warning">{t("outdated")}</output>
      )}
      <label className="flex flex-col gap-1.5 text-sm font-medium">
        {t("speed", { speed })}
        <input
          type="range"
          min={SPEED.min}
          max={SPEED.max}
          step={0.05}
          value={speed}
          disabled={disabled}
          onChange={({ target }) => type({ speed: Number(target.value) })}
          className="h-8 accent-accent"
        />
      </label>
      {narration.audioUrl !== null && (
        <audio src={narration.audioUrl} controls className="h-10 w-full">
          <track kind="captions" />
        </audio>
      )}
      <Scenes narration={narration} />
    </div>
  );
}

function Scenes({ narration }: { narration: Narration }) {
  const t = useTranslations("editor.narration");
  const panels = useTranslations("editor.panels");
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm font-medium">{panels("scenes")}</h2>
      <ol className="flex flex-col gap-1.5">
        {narration.scenes.map((scene, index) => (
          <li key={index} className="flex items-center gap-3 rounded-lg border p-2 text-xs">
            {"photo" in scene && <Picture src={scene.photo} alt="" className="size-10 rounded-md object-cover" />}
            <span className="min-w-0 flex-1 truncate">
              {"photo" in scene ? scene.description : t("scene", { number: index + 1 })}
            </span>
            <span className="text-muted tabular-nums">{`${scene.start.toFixed(1)}–${scene.end.toFixed(1)} s`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
