declare module "@echogarden/espeak-ng-emscripten" {
  export interface SpeechEvent {
    readonly type: string;
    /** from 1 */
    readonly text_position: number;
    /** milliseconds */
    readonly audio_position: number;
  }
  interface Worker {
    readonly samplerate: number;
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    synthesize(text: string, take: (samples: Int16Array, events: SpeechEvent[]) => boolean): void;
  }
  export default function Init(): Promise<{ eSpeakNGWorker: new () => Promise<Worker> }>;
}
