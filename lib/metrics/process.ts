import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Gauge } from "./registry.ts";

const NANO = 1e-9;
const delay = monitorEventLoopDelay({ resolution: 20 });

/** Begins to watch how late the event loop is; nothing is watched where nobody asks. */
export const watchProcess = (): void => void delay.enable();

/** Of the process itself. The delays are of the time since they were last asked for. */
export function processGauges(): Gauge[] {
  const { external, heapTotal, heapUsed, rss } = process.memoryUsage();
  const cpu = process.cpuUsage();
  const late = { p50: delay.percentile(50), p99: delay.percentile(99), max: delay.max };
  delay.reset();
  return [
    {
      name: "pauta_event_loop_delay_seconds",
      help: "How late the event loop was, of the last while.",
      samples: Object.entries(late).map(([quantile, value]) => ({ labels: { quantile }, value: value * NANO })),
    },
    {
      name: "pauta_memory_bytes",
      help: "Memory of the process.",
      samples: Object.entries({ rss, heapTotal, heapUsed, external }).map(([kind, value]) => ({
        labels: { kind },
        value,
      })),
    },
    {
      name: "pauta_cpu_seconds",
      help: "Time on a processor since the start.",
      samples: [{ labels: {}, value: (cpu.user + cpu.system) / 1e6 }],
    },
    {
      name: "pauta_start_time_seconds",
      help: "When the process started.",
      samples: [{ labels: {}, value: Math.round(performance.timeOrigin / 1000) }],
    },
  ];
}
