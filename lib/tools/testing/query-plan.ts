/** A node of EXPLAIN (ANALYZE, FORMAT JSON). */
export interface Plan {
  "Node Type": string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Relation Name"?: string;
  "Rows Removed by Filter"?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** What a listing's plan does that costs more where there are more rows; `parts` is how many pages it merges. */
export function faultsOf(plan: Plan, page: number, parts: number): string[] {
  return nodesOf(plan).flatMap((node) => {
    const { "Actual Loops": loops, "Actual Rows": rows, "Node Type": type, Plans: inputs = [] } = node;
    const sorted = type === "Sort" ? Math.max(...inputs.map((input) => input["Actual Rows"])) : 0;
    const removed = (node["Rows Removed by Filter"] ?? 0) * loops;
    return [
      ...(type === "Seq Scan" && node["Relation Name"] ? [`reads all of ${node["Relation Name"]}`] : []),
      ...(sorted > page * parts ? [`sorts ${sorted} rows`] : []),
      ...(type.includes("Scan") && rows * loops > page * parts ? [`reads ${rows * loops} rows`] : []),
      ...(removed > page ? [`throws ${removed} rows away`] : []),
    ];
  });
}
