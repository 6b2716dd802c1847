import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const LOOK_MS = 5000;
/** Of its time the loop worked so little: a collection of all makes nobody wait. */
const IDLE = 0.1;
const GROWN_BYTES = 48 * 1024 * 1024;

/**
 * V8 collects everything only when it must grow again: after a rush the process would hold for hours what nobody needs.
 * Where it has grown and rests, it is told to.
 */
export function giveMemoryBack(collect = collector(), look = LOOK_MS): () => void {
  let seen = performance.eventLoopUtilization();
  let kept = -Infinity;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, seen);
    seen = now;
    const held = process.memoryUsage.rss();
    // What was collected goes back to the system a while later.
    kept = Math.min(kept, held);
    if (utilization > IDLE || held < kept + GROWN_BYTES) return;
    collect();
    kept = held;
  }, look);
  timer.unref();
  return () => clearInterval(timer);
}

/** Node offers it to whoever asks for it by a flag, which may be given while it runs. */
function collector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}
