"use client";

import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { useQueryClient } from "@tanstack/react-query";
import { LoaderCircle, Play, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { toast } from "#components/ui/toast.ts";
import { call, CallError } from "#lib/client/call.ts";
import { queryKey } from "#lib/client/query-key.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";

type VoiceView = Output<"readBrand">["voices"][number];

const POLL_MS = 1000;
const TRIES = 60;
const KINDS = ["feminine", "masculine", "neutral"] as const;

export function Voices({ settings, voices }: { settings: Output<"readSettings">; voices: VoiceView[] }) {
  const t = useTranslations("brand.voice");
  const errorText = useErrorText();
  const params = { id: settings.projectId };
  const update = useOperation("updateSettings");
  const { awaited, hear, playing, stop } = useListening(settings.projectId);
  const chosen = (update.isPending ? update.variables.body?.voice : undefined) ?? settings.voice ?? "";
  const choose = (voice: string) =>
    update.mutate({ params, body: { voice } }, { onError: (error) => toast.error(errorText(error)) });
  if (voices.length === 0) return <p className="text-sm text-muted">{t("none")}</p>;
  return (
    <Card className="overflow-hidden">
      <RadioGroup aria-label={t("title")} value={chosen} onValueChange={choose} className="flex flex-col divide-y">
        {voices.map((voice) => {
          const { id, kind, name } = voice;
          const isPlaying = playing === id;
          const Icon = awaited === id ? LoaderCircle : isPlaying ? Square : Play;
          return (
            <div key={id} className="flex items-center gap-3 px-4 py-3">
              <label htmlFor={`voice-${id}`} className="flex min-w-0 flex-1 cursor-pointer items-center gap-3">
                <Radio.Root
                  id={`voice-${id}`}
                  value={id}
                  className="flex size-5 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface data-checked:border-accent data-checked:bg-accent"
                >
                  <Radio.Indicator className="size-2 rounded-full bg-on-accent" />
                </Radio.Root>
                <span className="min-w-0">
                  <span className="block text-sm font-medium">{name}</span>
                  <span className="block text-xs text-muted">
                    {t(`kinds.${KINDS.find((known) => known === kind) ?? "neutral"}`)}
                  </span>
                </span>
              </label>
              <Button
                onClick={() => (isPlaying ? stop() : hear(voice))}
                disabled={awaited === id}
                focusableWhenDisabled
                aria-label={t(isPlaying ? "stopOf" : "hearOf", { name })}
              >
                <Icon aria-hidden className={awaited === id ? "size-4 animate-spin" : "size-4"} />
                {t(awaited === id ? "preparing" : isPlaying ? "stop" : "hear")}
              </Button>
            </div>
          );
        })}
      </RadioGroup>
    </Card>
  );
}

/** A voice that has not spoken yet is asked to, and heard as soon as it has. */
function useListening(projectId: string) {
  const errorText = useErrorText();
  const cache = useQueryClient();
  const { mutateAsync: speak } = useOperation("speakSample");
  const [awaited, setAwaited] = useState<string>();
  const [playing, setPlaying] = useState<string>();
  const sound = useRef<HTMLAudioElement>(null);
  useEffect(() => () => sound.current?.pause(), []);
  const stop = () => {
    sound.current?.pause();
    setPlaying(undefined);
  };
  const play = (id: string, url: string) => {
    stop();
    const audio = new Audio(url);
    sound.current = audio;
    audio.addEventListener("ended", () => setPlaying(undefined));
    setPlaying(id);
    void audio.play().catch(() => setPlaying(undefined));
  };
  const hear = async ({ id, sample }: VoiceView) => {
    if (sample !== null) {
      play(id, sample);
      return;
    }
    stop();
    setAwaited(id);
    try {
      await speak({ params: { id: projectId, voice: id } });
      for (let tries = 0; tries < TRIES; tries++) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        const brand = await cache.fetchQuery({
          queryKey: queryKey("readBrand", { params: { id: projectId } }),
          queryFn: () => call("readBrand", { params: { id: projectId } }),
        });
        const url = brand.voices.find((voice) => voice.id === id)?.sample;
        if (!url) continue;
        play(id, url);
        return;
      }
      toast.error(errorText(new CallError({ code: "upstream_failure", reason: "unexpected", message: "late" })));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(errorText(error));
    } finally {
      setAwaited(undefined);
    }
  };
  return { awaited, hear: (voice: VoiceView) => void hear(voice), playing, stop };
}
