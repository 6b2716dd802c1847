import { speakSample as speak } from "#lib/services/brand/voice-samples.ts";
import type { Handler } from "./job.ts";

export const speakSample: Handler<"speak-sample"> = ({ projectId, voice }, runtime, { signal }) =>
  speak(runtime, projectId, voice, signal);
