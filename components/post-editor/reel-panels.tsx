"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "sonner";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Segmented } from "#components/ui/segmented.tsx";
import { call } from "#lib/client/call.ts";
import { useOperation, useRead } from "#lib/client/use-operation.ts";
import type { Arguments } from "#lib/contract/index.ts";
import { FONTS } from "#lib/domain/brand.ts";
import { ALIGNMENTS, BOX_STYLES, REEL_BLOCK_MAX } from "#lib/domain/reel.ts";
import { ColorField } from "./color-field.tsx";
import type { Reel } from "./post.ts";
import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";
import type { Autosave } from "./use-autosave.ts";

type Edit = NonNullable<Arguments<"updateReel">["body"]>;

interface ReelPanelProps {
  id: string;
  reel: Reel;
  save: Autosave["save"];
  disabled: boolean;
}

const NAMES = ["hook", "complement", "call"] as const;
const BLOCKS = ["block1", "block2", "block3"] as const;

export function ReelTextPanel({ id, reel, save, disabled }: ReelPanelProps) {
  const t = useTranslations("editor.reel");
  const [typed, setTyped] = useState<Edit>({});
  const type = (block: (typeof BLOCKS)[number], text: string) => {
    const body = { ...typed, [block]: text };
    setTyped(body);
    // The hook and the call are never empty; what is being typed anew is written once it is there.
    const whole = (body.block1 ?? "x").trim() !== "" && (body.block3 ?? "x").trim() !== "";
    if (whole) save("reel:text", () => call("updateReel", { params: { id }, body }));
  };
  return (
    <div className="flex flex-col gap-4">
      {BLOCKS.map((block, index) => (
        <TextArea
          key={block}
          label={t(`blocks.${NAMES[index] ?? "hook"}`)}
          value={typed[block] ?? reel.blocks[index] ?? ""}
          max={REEL_BLOCK_MAX}
          disabled={disabled}
          onChange={(text) => type(block, text)}
        />
      ))}
      <p className="text-xs text-muted">{t("stale")}</p>
      <Library id={id} reel={reel} disabled={disabled} />
    </div>
  );
}

function Library({ id, reel, disabled }: Omit<ReelPanelProps, "save">) {
  const t = useTranslations("editor.reel");
  const panels = useTranslations("editor.panels");
  const errorText = useErrorText();
  const params = { id };
  const clips = useRead("listClips", { params });
  const tracks = useRead("listTracks", { params });
  const chooseClip = useOperation("chooseClip");
  const chooseTrack = useOperation("chooseTrack");
  const onError = (error: Parameters<typeof errorText>[0]) => void toast.error(errorText(error));
  const pickTrack = (trackId: string) => {
    const track = tracks.data?.tracks.find((one) => one.id === trackId);
    const body = track ? { trackId, startSeconds: track.suggestedStartSeconds } : { trackId: null };
    chooseTrack.mutate({ params, body }, { onError });
  };
  return (
    <>
      {clips.data && (
        <SelectField
          label={panels("clip")}
          value={reel.clip?.id ?? ""}
          disabled={disabled || chooseClip.isPending}
          choices={clips.data.clips.map((clip) => ({ value: clip.id, label: clip.description }))}
          onChange={(clipId) => chooseClip.mutate({ params, body: { clipId } }, { onError })}
        />
      )}
      {tracks.data && (
        <SelectField
          label={panels("music")}
          value={reel.track?.id ?? ""}
          disabled={disabled || chooseTrack.isPending}
          choices={[
            { value: "", label: t("mute") },
            ...tracks.data.tracks.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onChange={pickTrack}
        />
      )}
    </>
  );
}

export function ReelLookPanel({ id, reel, save, disabled }: ReelPanelProps) {
  const t = useTranslations("editor.reel");
  const [chosen, setChosen] = useState<Edit>({});
  const choose = (change: Edit) => {
    const body = { ...chosen, ...change };
    setChosen(body);
    save("reel:look", () => call("updateReel", { params: { id }, body }));
  };
  const fontOf = (name: string) => FONTS.find((font) => font === name);
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={t("font")}
        value={chosen.font ?? reel.font}
        disabled={disabled}
        choices={FONTS.map((font) => ({ value: font, label: font }))}
        onChange={(name) => choose({ font: fontOf(name) })}
      />
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-medium">{t("alignment")}</p>
        <Segmented
          label={t("alignment")}
          value={chosen.alignment ?? reel.alignment}
          choices={ALIGNMENTS.map((value) => ({ value, label: t(`alignments.${value}`) }))}
          onChange={(alignment) => !disabled && choose({ alignment })}
        />
      </div>
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-medium">{t("box")}</p>
        <Segmented
          label={t("box")}
          value={chosen.boxStyle ?? reel.boxStyle}
          choices={BOX_STYLES.map((value) => ({ value, label: t(`boxes.${value}`) }))}
          onChange={(boxStyle) => !disabled && choose({ boxStyle })}
        />
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        <ColorField
          label={t("boxColor")}
          value={chosen.boxColor ?? reel.boxColor}
          disabled={disabled}
          onChange={(boxColor) => choose({ boxColor })}
        />
        <ColorField
          label={t("textColor")}
          value={chosen.textColor ?? reel.textColor}
          disabled={disabled}
          onChange={(textColor) => choose({ textColor })}
        />
      </div>
    </div>
  );
}
