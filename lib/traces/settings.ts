import type { TraceVariables } from "./span.ts";

export interface TraceSettings {
  url: string;
  headers: Record<string, string>;
  /** of the process */
  resource: Record<string, string>;
  /** of the traces that begin here, from 0 to 1 */
  share: number;
}

export function readSettings(process: string, variables: TraceVariables): TraceSettings {
  return {
    url: variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? `${variables.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
    headers: readPairs(variables.OTEL_EXPORTER_OTLP_HEADERS),
    resource: {
      "service.name": variables.OTEL_SERVICE_NAME,
      "pauta.process": process,
      ...readPairs(variables.OTEL_RESOURCE_ATTRIBUTES),
    },
    share: shareOf(variables),
  };
}

function shareOf({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share }: TraceVariables): number {
  if (sampler.endsWith("always_off")) return 0;
  return sampler.endsWith("traceidratio") ? share : 1;
}

/** name=value, with commas between, and values as addresses write them */
function readPairs(text = ""): Record<string, string> {
  const pairs = text.split(",").flatMap((pair): [string, string][] => {
    const at = pair.indexOf("=");
    return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]] : [];
  });
  return Object.fromEntries(pairs);
}
