"use client";

import { ChevronDown, Plus, Trash2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { SCENES_MAX } from "#lib/domain/limits.ts";
import { SCENE_KEYS, SCENE_TYPES } from "#lib/domain/scene.ts";
import { useField } from "./edits/use-editing.tsx";
import { NumberField } from "#components/ui/number-field.tsx";
import type { Scene } from "./post.ts";
import { addScene, moveEdge, retypeScene, sceneTitle } from "./scene-edit.ts";
import { SceneField } from "./scene-field.tsx";
import { SelectField } from "#components/ui/select-field.tsx";

/** The scenes as a list: the chosen one open, with the fields of its type. */
export function ScenesPanel({
  postId,
  duration,
  chosen,
  disabled,
  onChoose,
}: {
  postId: string;
  duration: number;
  chosen: number;
  disabled: boolean;
  onChoose: (index: number) => void;
}) {
  const t = useTranslations("narration");
  const types = useTranslations("narration.sceneTypes");
  const format = useFormatter();
  const [scenes = [], setScenes] = useField("narration", postId, "scenes");
  const seconds = (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const change = (index: number, scene: Scene) => setScenes(scenes.toSpliced(index, 1, scene));
  const add = () => {
    const { at, scenes: more } = addScene(scenes, chosen, duration);
    setScenes(more);
    onChoose(at);
  };
  const remove = (index: number) => {
    setScenes(scenes.toSpliced(index, 1));
    onChoose(Math.max(0, index - 1));
  };
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-sm font-medium">{t("scenesOf", { count: scenes.length, max: SCENES_MAX })}</h2>
        <Button disabled={disabled || scenes.length >= SCENES_MAX} onClick={add}>
          <Plus aria-hidden className="size-4" />
          {t("add")}
        </Button>
      </div>
      {scenes.length === 0 && <p className="rounded-xl bg-sunken p-3 text-xs text-muted">{t("noScenes")}</p>}
      <ol className="flex flex-col gap-1.5">
        {scenes.map((scene, index) => {
          const isOpen = index === chosen;
          return (
            <li key={index} className={cn("rounded-xl border", isOpen && "border-accent")}>
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => onChoose(isOpen ? -1 : index)}
                className="flex min-h-11 w-full items-center gap-2.5 rounded-xl px-3 py-1.5 text-left hover:bg-hover"
              >
                <span className="w-16 shrink-0 text-2xs text-muted tabular-nums">
                  {`${seconds(scene.start)}–${seconds(scene.end)}`}
                </span>
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="truncate text-sm font-medium">
                    {sceneTitle(scene) || t("scene", { number: index + 1 })}
                  </span>
                  <span className="truncate text-2xs text-muted">{types(scene.type)}</span>
                </span>
                <ChevronDown
                  aria-hidden
                  className={cn("size-4 shrink-0 text-muted transition-transform", isOpen && "rotate-180")}
                />
              </button>
              {isOpen && (
                <div className="flex flex-col gap-3 border-t p-3">
                  <SelectField
                    label={t("type")}
                    value={scene.type}
                    disabled={disabled}
                    choices={SCENE_TYPES.map((type) => ({ value: type, label: types(type) }))}
                    onChange={(name) => {
                      const type = SCENE_TYPES.find((one) => one === name);
                      if (type) change(index, retypeScene(scene, type));
                    }}
                  />
                  <div className="grid grid-cols-2 gap-2">
                    {(["start", "end"] as const).map((edge) => (
                      <NumberField
                        key={edge}
                        label={t(edge === "start" ? "from" : "to")}
                        value={Math.round(scene[edge] * 10) / 10}
                        min={0}
                        max={duration}
                        step={0.1}
                        disabled={disabled}
                        onChange={(at) => setScenes(moveEdge(scenes, index, edge, at, duration))}
                      />
                    ))}
                  </div>
                  {SCENE_KEYS[scene.type].map((name) => (
                    <SceneField
                      key={name}
                      name={name}
                      fields={scene.fields}
                      disabled={disabled}
                      onChange={(fields) => change(index, { ...scene, fields })}
                    />
                  ))}
                  <Button
                    variant="ghost"
                    className="-ml-3 self-start"
                    disabled={disabled}
                    onClick={() => remove(index)}
                  >
                    <Trash2 aria-hidden className="size-4" />
                    {t("remove")}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
