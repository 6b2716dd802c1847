/** What one part of a call, a job or a publication was; ids are W3C's. */
export interface Span {
  name: string;
  kind: "server" | "consumer" | "client" | "internal";
  attributes?: Record<string, string | number>;
  /** of another process, as `traceparent` says it; without one, what runs already */
  parent?: string | null | undefined;
}

export interface Tracer {
  run<Result>(span: Span, work: (note: Note) => Promise<Result>): Promise<Result>;
  /** what runs here, for another process to go on with */
  current(): string | null;
  stop(): Promise<void>;
}

/** OpenTelemetry's own, as its specification reads them. */
export interface TraceVariables {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  readonly OTEL_SERVICE_NAME: string;
  readonly OTEL_RESOURCE_ATTRIBUTES?: string | undefined;
  readonly OTEL_SDK_DISABLED?: string | undefined;
  readonly OTEL_TRACES_SAMPLER: string;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

/** Says more of a span once it is known. */
export type Note = (known: { name?: string; attributes?: Record<string, string | number>; failed?: string }) => void;
