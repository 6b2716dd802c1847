interface Instruction {
  name: string;
  rest: string;
}

export interface Stage {
  base: string;
  name: string;
  steps: Instruction[];
}

const TAKES = /^(RUN|COPY|WORKDIR|ENV|VOLUME|EXPOSE|USER|CMD)$/;

/** Of a Dockerfile as much as ours uses; what it does not know it refuses. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [, name = "", rest = ""] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    const stage = stages.at(-1);
    if (name === "FROM") {
      const [, base = "", as = ""] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      stages.push({ base, name: as, steps: [] });
    } else if (stage && TAKES.test(name)) stage.steps.push({ name, rest });
    else throw new Error(`What does this line say? ${line}`);
  }
  return stages;
}

export interface Copied {
  from: string | null;
  sources: string[];
  target: string;
}

export function readCopy(rest: string): Copied {
  const words = rest.split(" ");
  const from = /^--from=(.+)$/.exec(words[0] ?? "")?.[1] ?? null;
  const paths = from === null ? words : words.slice(1);
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? "" };
}

/** How it is run: by whom, where, with what. */
export function settingsOf({ steps }: Stage) {
  const last = (name: string) => steps.findLast((step) => step.name === name)?.rest;
  const variables = steps.filter(({ name }) => name === "ENV").map(({ rest }) => rest.split("=", 2));
  return {
    user: last("USER") ?? "root",
    directory: last("WORKDIR") ?? "/",
    command: JSON.parse(last("CMD") ?? "[]") as string[],
    env: Object.fromEntries(variables) as Record<string, string>,
  };
}
