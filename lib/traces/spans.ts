import type { Note, Span, Tracer, TraceVariables } from "./span.ts";

// Next loads this module once more for its pages: the process still has one.
const kept = globalThis as { pautaTracer?: Tracer };
const silent: Note = () => undefined;

/** Does the work, and tells of it where the operator asked for traces. */
export const inSpan = <Result>(span: Span, work: (note: Note) => Promise<Result>): Promise<Result> =>
  kept.pautaTracer ? kept.pautaTracer.run(span, work) : work(silent);

export const currentTrace = (): string | null => kept.pautaTracer?.current() ?? null;

/** What sends them is loaded where they are asked for, and nowhere else. */
export async function startTraces(
  service: string,
  variables: TraceVariables,
  log: { warn: (detail: object, message: string) => void },
): Promise<() => Promise<void>> {
  const url = variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? variables.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (url === undefined || variables.OTEL_SDK_DISABLED === "true") return () => Promise.resolve();
  const { openTracer } = await import("./tracer.ts");
  const tracer = openTracer(service, variables, log);
  kept.pautaTracer = tracer;
  return async () => {
    delete kept.pautaTracer;
    await tracer.stop();
  };
}
