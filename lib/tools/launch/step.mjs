const pad = (name) => `  ${name.padEnd(12)}`;

/**
 * Shows a step with its time when it is done, and its name alone once it takes longer than a second.
 * @template T
 * @param {string} name
 * @param {() => Promise<T> | T} work
 * @param {{ out?: NodeJS.WritableStream, note?: (result: T) => string | undefined }} [options]
 * @returns {Promise<T>}
 */
export async function step(name, work, { out = process.stdout, note = () => undefined } = {}) {
  const began = performance.now();
  const slow = setTimeout(() => out.write(`${pad(name)}…\n`), 1000);
  try {
    const result = await work();
    const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(8);
    const remark = note(result);
    clearTimeout(slow);
    out.write(`${pad(name)}${seconds}${remark ? `  ${remark}` : ""}\n`);
    return result;
  } finally {
    clearTimeout(slow);
  }
}
