import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { openExporter } from "./exporter.ts";
import { watchRequests } from "./requests.ts";
import { readSettings } from "./settings.ts";
import type { Note, Span, Tracer, TraceVariables } from "./span.ts";

interface Running {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

const PARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})/;
const SAMPLED = 1;

const nowNano = () => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1000)) * 1000n;
const write = ({ isSampled, spanId, traceId }: Running) => `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`;

function readParent(text: string): Running | null {
  const [, traceId, spanId, flags] = PARENT.exec(text) ?? [];
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags ?? "0", 16) & SAMPLED) === SAMPLED };
}

/** Keeps who runs within whom, by the platform's own context, and hands over what ended. */
export function openTracer(
  service: string,
  variables: TraceVariables,
  log: { warn: (detail: object, message: string) => void },
): Tracer {
  const settings = readSettings(service, variables);
  const exporter = openExporter(settings, log);
  const running = new AsyncLocalStorage<Running | undefined>();

  function begin({ attributes = {}, kind, name, parent }: Span, within: Running | undefined) {
    const above = (parent ? readParent(parent) : null) ?? within;
    // A share of traces, by their id, so that all processes keep the same.
    const traceId = above?.traceId ?? randomBytes(16).toString("hex");
    const isSampled = above
      ? above.isSampled
      : Number.parseInt(traceId.slice(-8), 16) / 0xff_ff_ff_ff <= settings.share;
    const here: Running = { traceId, spanId: randomBytes(8).toString("hex"), isSampled };
    const startNano = nowNano();
    const told = { name, attributes: { ...attributes }, failed: null as string | null };
    const note: Note = (known) => {
      if (known.name !== undefined) told.name = known.name;
      if (known.failed !== undefined) told.failed = known.failed;
      Object.assign(told.attributes, known.attributes);
    };
    const end = () => {
      if (!isSampled) return;
      const of = above ? { parentSpanId: above.spanId } : {};
      exporter.add({ ...told, ...of, traceId, spanId: here.spanId, kind, startNano, endNano: nowNano() });
    };
    return { here, note, end };
  }

  const unwatch = watchRequests((span) => {
    const within = running.getStore();
    return within ? begin(span, within) : null;
  });

  return {
    async run(span, work) {
      const { end, here, note } = begin(span, running.getStore());
      try {
        return await running.run(here, () => work(note));
      } catch (error) {
        note({ failed: error instanceof Error ? error.name : "error" });
        throw error;
      } finally {
        end();
      }
    },
    current: () => {
      const here = running.getStore();
      return here ? write(here) : null;
    },
    stop: () => {
      unwatch();
      return running.run(undefined, () => exporter.stop());
    },
  };
}
