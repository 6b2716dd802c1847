import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { readCopy, readDockerfile, settingsOf, type Stage } from "./dockerfile.ts";

type Environment = Record<string, string>;

const MIRROR = "http://deb.debian.org/debian";
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";
/** What a step needs to reach the registry from here, as a container engine would be told of it. */
const REACHES = /^(https?_proxy|no_proxy|npm_config_registry)$/i;
const reach = Object.fromEntries(Object.entries(process.env).filter(([name]) => REACHES.test(name))) as Environment;

/** Whether a root can be made here: by root, with Debian's own tool for it. */
export const canMakeRoots = process.getuid?.() === 0 && existsSync("/usr/sbin/debootstrap");

/** Does what a Dockerfile says, step by step, each stage in a root of its own; answers the last one. */
export function makeRoot(dockerfile: string, directory: string): Image {
  const stages = readDockerfile(readFileSync(dockerfile, "utf8"));
  const rootOf = (name: string) => join(directory, name || "image");
  for (const stage of stages) {
    const root = rootOf(stage.name);
    execFileSync("cp", ["-a", baseOf(stage, directory), root]);
    copyFileSync("/etc/resolv.conf", join(root, "etc/resolv.conf"));
    mkdirSync(join(root, "machine"));
    copyFileSync(CERTIFICATES, join(root, "machine/certificates"));
    let at = "/";
    for (const { name, rest } of stage.steps) {
      console.log(`  ${name} ${rest}`);
      if (name === "WORKDIR") mkdirSync(join(root, (at = rest)), { recursive: true });
      if (name === "COPY") copy(rest, { root, at, rootOf });
      if (name !== "RUN") continue;
      const { env } = settingsOf(stage);
      const certificates = { NODE_EXTRA_CA_CERTS: "/machine/certificates" };
      execFileSync(
        "unshare",
        enter(root, { command: ["sh", "-ec", rest], at, env: { ...certificates, ...reach, ...env } }),
        {
          stdio: ["ignore", "inherit", "inherit"],
        },
      );
    }
  }
  const stage = stages.at(-1) ?? { base: "", name: "", steps: [] };
  return { root: rootOf(stage.name), stage };
}

function baseOf({ base }: Stage, directory: string): string {
  const [, suite = ""] = /^debian:(\w+)-slim$/.exec(base) ?? [];
  const root = join(directory, `base-${suite}`);
  if (!existsSync(root)) execFileSync("debootstrap", ["--variant=minbase", suite, root, MIRROR], { stdio: "inherit" });
  return root;
}

interface Place {
  root: string;
  at: string;
  rootOf: (name: string) => string;
}

function copy(rest: string, { at, root, rootOf }: Place): void {
  const { from, sources, target } = readCopy(rest);
  const to = join(root, target.startsWith("/") ? target : join(at, target));
  if (from !== null) return void execFileSync("cp", ["-a", join(rootOf(from), sources[0] ?? ""), to]);
  const ignored = new Set(readFileSync(".dockerignore", "utf8").trim().split("\n"));
  const filter = (path: string) => !ignored.has(relative(".", path));
  for (const source of sources) cpSync(source, source === "." ? to : join(to, source), { recursive: true, filter });
}

interface Entered {
  command: readonly string[];
  at: string;
  env: Environment;
  user?: string;
  /** what is mounted before, in this order */
  mounts?: readonly string[];
}

const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** The arguments of unshare: its mounts are this process's alone, and go with it. */
function enter(root: string, { at, command, env, mounts = [], user = "root" }: Entered): string[] {
  const all = [...mounts, `mount -t proc proc ${root}/proc`, `mount --rbind /dev ${root}/dev`].join(" && ");
  const assigned = Object.entries({ PATH, HOME: "/tmp", ...env }).map(([name, value]) => `${name}=${value}`);
  const inside = ["env", "-i", ...assigned, "sh", "-ec", `cd ${at} && exec "$@"`, "sh", ...command];
  const script = `${all} && exec chroot --userspec=${user} ${root} "$@"`;
  return ["--mount", "--propagation", "private", "sh", "-ec", script, "sh", ...inside];
}

export interface Image {
  root: string;
  stage: Stage;
}

/** Runs a command in an image as compose.yml does: nothing can be written but /tmp and /data, and nobody is root. */
export function runInImage(
  { root, stage }: Image,
  { command, data, env }: { command?: readonly string[]; data: string; env: Environment },
): ChildProcess {
  const own = settingsOf(stage);
  const mounts = [
    `mount --bind ${root} ${root} && mount -o remount,bind,ro ${root}`,
    `mount -t tmpfs tmpfs ${root}/tmp`,
    `mount --bind ${data} ${root}/data`,
  ];
  const entered = { command: command ?? own.command, at: own.directory, user: own.user, mounts };
  return spawn("unshare", enter(root, { ...entered, env: { ...own.env, ...env } }), {
    stdio: ["ignore", "pipe", "pipe"],
  });
}
