type Labels = Readonly<Record<string, string>>;

interface Sample {
  labels: Labels;
  value: number;
}

interface Histogram {
  labels: Labels;
  /** how many were at most each bound, and one place for those above all */
  counts: Float64Array;
  sum: number;
}

type Family = { help: string } & (
  | { type: "counter"; series: Map<string, Sample> }
  | { type: "histogram"; bounds: readonly number[]; series: Map<string, Histogram> }
);

const families = new Map<string, Family>();

/** Grows by one, of the labels' values in the order of their names. Costs one look into a map. */
export function counter<const Names extends readonly string[]>(name: string, help: string, names: Names) {
  const series = new Map<string, Sample>();
  families.set(name, { type: "counter", help, series });
  return (...values: { [K in keyof Names]: string }): void => {
    const key = values.join("\n");
    const known = series.get(key);
    if (known) known.value++;
    else series.set(key, { labels: labelled(names, values), value: 1 });
  };
}

/** Counts durations in seconds, or shares, by how large they are. */
export function histogram<const Names extends readonly string[]>(
  name: string,
  help: string,
  { bounds, names }: { bounds: readonly number[]; names: Names },
) {
  const series = new Map<string, Histogram>();
  families.set(name, { type: "histogram", help, bounds, series });
  return (value: number, ...values: { [K in keyof Names]: string }): void => {
    const key = values.join("\n");
    let known = series.get(key);
    if (!known) {
      known = { labels: labelled(names, values), counts: new Float64Array(bounds.length + 1), sum: 0 };
      series.set(key, known);
    }
    let place = 0;
    while (place < bounds.length && value > (bounds[place] ?? 0)) place++;
    known.counts[place] = (known.counts[place] ?? 0) + 1;
    known.sum += value;
  };
}

const labelled = (names: readonly string[], values: readonly string[]): Labels =>
  Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));

/** What is measured when it is asked for. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly samples: readonly Sample[];
}

/** All of it, in the text format that Prometheus reads. */
export const writeMetrics = (gauges: readonly Gauge[]): string =>
  [
    ...[...families].flatMap(([name, family]) => [...heading(name, family), ...linesOf(name, family)]),
    ...gauges.flatMap(({ help, name, samples }) => [
      ...heading(name, { type: "gauge", help }),
      ...samples.map(({ labels, value }) => line(name, labels, value)),
    ]),
    "",
  ].join("\n");

const heading = (name: string, { help, type }: { type: string; help: string }) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

function linesOf(name: string, family: Family): string[] {
  if (family.type === "counter")
    return [...family.series.values()].map(({ labels, value }) => line(name, labels, value));
  return [...family.series.values()].flatMap(({ counts, labels, sum }) => {
    let total = 0;
    const buckets = [...family.bounds.map(String), "+Inf"].map((le, index) => {
      total += counts[index] ?? 0;
      return line(`${name}_bucket`, { ...labels, le }, total);
    });
    return [...buckets, line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, total)];
  });
}

const escape = (text: string) => text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escape(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}`;
}
