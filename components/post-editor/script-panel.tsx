"use client";

import { Mic, Pause, Play, TriangleAlert } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Range } from "#components/ui/range.tsx";
import { call } from "#lib/client/call.ts";
import { HOOK_MAX, SCRIPT_MAX } from "#lib/domain/limits.ts";
import { isAudioOutdated, sentenceSpans, SPEED, TONES } from "#lib/domain/narration.ts";
import { useEditing, useField } from "./edits/use-editing.tsx";
import type { Detail, Narration } from "./post.ts";
import { NotMadeNote } from "#components/providers/not-made-note.tsx";
import { TextArea } from "#components/ui/text-area.tsx";
import { RetellButton } from "./rewrite/retell-button.tsx";

const CUES = ["pause", ...TONES] as const;

/** What is said, how, and how fast. */
export function ScriptPanel({
  postId,
  narration,
  isRendering,
  notMade,
  disabled,
}: {
  postId: string;
  narration: Narration;
  isRendering: boolean;
  notMade: Detail["notMade"];
  disabled: boolean;
}) {
  const t = useTranslations("narration");
  const [hook = "", setHook] = useField("narration", postId, "hook");
  const [script = "", setScript] = useField("narration", postId, "script");
  const area = useRef<HTMLDivElement>(null);
  const insert = (cue: string) => {
    const field = area.current?.querySelector("textarea");
    if (!field) return;
    const { selectionEnd, selectionStart } = field;
    const before = script.slice(0, selectionStart);
    const after = script.slice(selectionEnd);
    const mark = `${/\S$/u.test(before) ? " " : ""}[${cue}]${/^\S/u.test(after) || after === "" ? " " : ""}`;
    setScript(before + mark + after);
    field.focus();
    requestAnimationFrame(() => field.setSelectionRange(before.length + mark.length, before.length + mark.length));
  };
  const sentenceHere = () => {
    const at = area.current?.querySelector("textarea")?.selectionStart ?? 0;
    const index = sentenceSpans(script).findLastIndex(({ from }) => from <= at);
    return `script.${Math.max(0, index)}`;
  };
  const isOutdated = narration.audioOutdated || isAudioOutdated({ recordedScript: narration.script, script });
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={t("hook")}
        value={hook}
        max={HOOK_MAX}
        action={<RetellButton place="hook" label={t("hook")} />}
        disabled={disabled}
        onChange={setHook}
        hint={<span className="block text-right tabular-nums">{`${[...hook].length}/${HOOK_MAX}`}</span>}
      />
      <div ref={area} className="flex flex-col gap-2">
        <TextArea
          label={t("script")}
          value={script}
          max={SCRIPT_MAX}
          rows={8}
          action={<RetellButton place="script" label={t("sentence")} find={sentenceHere} />}
          hint={script.trim() === "" ? <span className="text-warning">{t("needed")}</span> : t("scriptHint")}
          disabled={disabled}
          onChange={setScript}
        />
        <fieldset aria-label={t("cues")} className="flex min-w-0 flex-wrap gap-1.5">
          {CUES.map((cue) => (
            <Button
              key={cue}
              disabled={disabled}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(cue)}
              className="h-8 rounded-full px-2.5 text-xs md:h-6"
            >
              {t(`cue.${cue}`)}
            </Button>
          ))}
        </fieldset>
      </div>
      <NotMadeNote notMade={notMade} part="voice" />
      {isOutdated && (
        <Outdated
          // What failed may be asked for again.
          key={notMade?.failure}
          postId={postId}
          isRecording={isRendering && !narration.audioOutdated}
          disabled={disabled}
        />
      )}
      <Speed postId={postId} audioUrl={narration.audioUrl} disabled={disabled} />
    </div>
  );
}

function Outdated({ postId, isRecording, disabled }: { postId: string; isRecording: boolean; disabled: boolean }) {
  const t = useTranslations("narration");
  const { headers, session, state } = useEditing();
  const [isSent, setIsSent] = useState(false);
  const busy = state.isActing || isRecording || isSent;
  const record = async () => {
    setIsSent(true);
    const done = await session.act((version) => call("recordPost", { params: { id: postId } }, headers(version)));
    if (!done) setIsSent(false);
  };
  return (
    <output className="flex flex-col items-start gap-2.5 rounded-xl bg-warning-soft p-3 text-warning">
      <span className="flex gap-2 text-xs">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {t("outdated")}
      </span>
      <Button disabled={disabled || busy} focusableWhenDisabled onClick={() => void record()}>
        <Mic aria-hidden className="size-4" />
        {busy ? t("recording") : t("record")}
      </Button>
    </output>
  );
}

/** How fast it is said: heard at once, on the recording that is there. */
function Speed({ postId, audioUrl, disabled }: { postId: string; audioUrl: string | null; disabled: boolean }) {
  const t = useTranslations("narration");
  const format = useFormatter();
  const [speed = 1, setSpeed] = useField("narration", postId, "speed");
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    element.playbackRate = speed;
    if (element.paused) void element.play().catch(() => setIsPlaying(false));
    else element.pause();
  };
  const shown = format.number(speed, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between text-sm font-medium">
        <label htmlFor="speed">{t("speed")}</label>
        <span className="text-muted tabular-nums">{`${shown}×`}</span>
      </div>
      <div className="flex items-center gap-2">
        <Button
          size="icon"
          aria-label={isPlaying ? t("stop") : t("listen")}
          disabled={audioUrl === null}
          onClick={toggle}
        >
          {isPlaying ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
        </Button>
        <Range
          id="speed"
          min={SPEED.min}
          max={SPEED.max}
          step={0.05}
          value={speed}
          aria-valuetext={`${shown}×`}
          disabled={disabled}
          onChange={({ target }) => {
            const next = Number(target.value);
            setSpeed(next);
            if (audio.current) audio.current.playbackRate = next;
          }}
          className="h-8 min-w-0 flex-1"
        />
      </div>
      {audioUrl !== null && (
        <audio
          ref={audio}
          src={audioUrl}
          preload="none"
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
        >
          <track kind="captions" />
        </audio>
      )}
    </div>
  );
}
