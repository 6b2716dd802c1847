import type { TraceSettings } from "./settings.ts";
import type { Span } from "./span.ts";

/** A span that is over, in the words of OTLP. */
interface Ended {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: Span["kind"];
  startNano: bigint;
  endNano: bigint;
  attributes: Record<string, string | number>;
  failed: string | null;
}

const EVERY_MS = 2000;
const AT_ONCE = 256;
/** What a receiver that is away may cost of memory. */
const KEPT_MAX = 4096;
const SENT_WITHIN_MS = 5000;
const KINDS = { internal: 1, server: 2, client: 3, consumer: 5 } as const;
const FAILED = 2;

type Attributes = Readonly<Record<string, string | number>>;

const listed = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }));

/** OTLP over HTTP, as JSON. */
const written = (spans: readonly Ended[], { resource }: TraceSettings) => ({
  resourceSpans: [
    {
      resource: { attributes: listed(resource) },
      scopeSpans: [
        {
          scope: { name: "pauta" },
          spans: spans.map(({ attributes, endNano, failed, kind, startNano, ...span }) => ({
            ...span,
            kind: KINDS[kind],
            startTimeUnixNano: String(startNano),
            endTimeUnixNano: String(endNano),
            attributes: listed(attributes),
            ...(failed !== null && { status: { code: FAILED, message: failed } }),
          })),
        },
      ],
    },
  ],
});

/** Sends what ended every two seconds; nothing waits for it, and a receiver that is away costs some spans. */
export function openExporter(settings: TraceSettings, log: { warn: (detail: object, message: string) => void }) {
  let waiting: Ended[] = [];
  let isAway = false;

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const spans = waiting.slice(0, AT_ONCE);
      waiting = waiting.slice(AT_ONCE);
      try {
        const answered = await fetch(settings.url, {
          method: "POST",
          headers: { "Content-Type": "application/json", ...settings.headers },
          body: JSON.stringify(written(spans, settings)),
          signal: AbortSignal.timeout(SENT_WITHIN_MS),
        });
        await answered.arrayBuffer();
        if (!answered.ok) throw new Error(`status ${answered.status}`);
        isAway = false;
      } catch (error) {
        // Said once, until it is there again.
        if (!isAway) log.warn({ err: error }, "traces could not be sent");
        isAway = true;
        return;
      }
    }
  }

  const timer = setInterval(() => void send(), EVERY_MS);
  timer.unref();
  return {
    add: (span: Ended) => {
      if (waiting.length < KEPT_MAX) waiting.push(span);
    },
    stop: async () => {
      clearInterval(timer);
      await send();
    },
  };
}
