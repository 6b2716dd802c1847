import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { startStandIn } from "./stand-in.ts";
import { VOICE_BEHAVIOURS, type VoiceAsked, type VoiceBehaviour } from "./voice-behaviours.ts";

/** A server that speaks as it is told to: by the embedded synthesizer, in other voices than the product has; each sentence `afterMs` late. */
export async function voiceServer(accent: string, { afterMs = 0 } = {}) {
  const asked: VoiceAsked[] = [];
  let behaviour: VoiceBehaviour = "good";
  let turn = 0;
  const { close, url: origin } = await startStandIn(serve, { afterMs });
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse((await buffer(request)).toString()) as Record<string, string | undefined>;
    const { input = "", instructions = "", model = "", response_format: format = "", voice = "" } = body;
    const { headers, url: path = "" } = request;
    const one = { path, key: headers.authorization, model, input, voice, format, instructions, accent, turn: turn++ };
    asked.push(one);
    await VOICE_BEHAVIOURS[behaviour].answer(one, response);
  }
  return {
    asked,
    baseUrl: `${origin}/v1`,
    behave(as: VoiceBehaviour) {
      behaviour = as;
      turn = 0;
      asked.length = 0;
    },
    close,
  };
}
