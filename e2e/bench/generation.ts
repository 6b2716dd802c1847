import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "pg";
import { embeddedStorage } from "#lib/adapters/embedded/storage.ts";
import { createRuntime } from "#lib/runtime/boot.ts";
import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { type Format, FORMATS } from "#lib/domain/format.ts";
import { createRateLimits } from "#lib/http/doors/rate-limit.ts";
import { dispatch } from "#lib/http/doors/dispatch.ts";
import { findFfmpeg } from "#lib/render/video/find-ffmpeg.ts";
import { DRAWN, HEIGHT, videoOutput, WIDTH } from "#lib/render/video/encode.ts";
import { runFfmpeg, words } from "#lib/render/video/run-ffmpeg.ts";
import { setBalance } from "#lib/services/credits/grant.ts";
import { makeKey } from "#lib/services/keys/make-key.ts";
import { createWorkspace } from "#lib/services/workspaces/create-workspace.ts";

// How long a person waits for a post of each format, from POST /posts to its draft, by a real worker with the built-in
// writer, artist and voices; beside what the encoder alone takes for the same frames, in the same run. Then what an
// edit of a slide takes, and the memory of a worker that makes every format at once. Exits 1 where a limit is passed.

const SHARE = Number(process.env["BENCH_SHARE"] ?? 1);
/** Formats to look at alone: then neither edits nor memory are. */
const named = process.argv.slice(2);
const APP_URL = "http://bench.test";
const POLL_MS = 20;
/** Past Prisma: what asks so often must cost nothing of what is measured. */
const STATE = { name: "state", text: 'SELECT "status", "failureReason" FROM "Post" WHERE "id" = $1' };
const FLOOR_FRAMES = 210;
const MEMORY_MAX_MB = 700;
const WATCH_MS = 100;
/** Posts of each format that wait at once, for the memory. */
const CROWD = 3;
const EDIT_MAX_MS = 300;
const EDITS = 20;

interface Limit {
  rounds: number;
  p50?: number;
  p99?: number;
  /** times the encoder's own */
  ratio?: number;
  /** a narration's time is told as for this many seconds */
  seconds?: number;
}

const LIMITS: Record<Format, Limit> = {
  carousel: { rounds: 40, p50: 1200, p99: 3000 },
  premium_carousel: { rounds: 12, p50: 6000 },
  infographic: { rounds: 8, p50: 6000 },
  caption_reel: { rounds: 15, p50: 5000, ratio: 1.4 },
  animated_audio: { rounds: 5, p50: 11_000, seconds: 30 },
  narrated_photos: { rounds: 5, p50: 16_000, seconds: 30 },
};
const THEMES = [
  "5 erros ao moer café em casa",
  "5 dicas para guardar pão",
  "5 mitos sobre gatos",
  "5 sinais de estresse",
];
/** A short post would be told for six times its length, and with it all that does not grow by length. */
const TOLD = [
  "Festa junina da Café Aurora no sábado, 13 de junho, das 16h às 22h, na praça do Rosário. Às 17h tem quadrilha com as crianças do bairro. Às 18h30 começa o forró com o Trio Serra Azul. O quentão custa R$ 8, o milho R$ 6 e a canjica R$ 10. A entrada é um quilo de alimento, que vai inteiro para a creche Santa Clara. Se chover, a festa passa para o salão da igreja.",
  "Oficina de café coado no domingo, 5 de julho, das 9h às 12h. Primeiro moemos três grãos e provamos cada um. Depois cada pessoa coa o seu em três métodos. No fim comparamos os cafés com pão de queijo. São 12 vagas, a oficina custa R$ 140 e inclui um pacote de 250 gramas. Traga a sua caneca preferida. As inscrições vão até 1º de julho pelo telefone (31) 3555-0142.",
  "Mudamos de endereço em 3 de agosto. A Café Aurora passa para a rua das Flores, 210, a duas quadras do mercado. A casa nova tem quintal, mesas à sombra e estacionamento para bicicletas. Abrimos de terça a domingo, das 8h às 19h. Na primeira semana o café do dia sai por R$ 5. Os clientes do clube continuam com 10% de desconto. O telefone é o mesmo de antes.",
];

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const show = (ms: number): string => `${(ms / 1000).toFixed(2)} s`.padStart(8);

interface Post {
  status: string;
  mediaUrls: { url: string; type: string }[];
  content: { slides?: { id: string }[]; durationSeconds?: number } | null;
}

/** A workspace and the API's own door to it. */
async function open(runtime: Runtime, pool: Pool) {
  const owner = { name: "Ana", email: "ana@bench.test", password: "a long password" };
  const plan = { posts: 30, accounts: 1, period: "monthly" } as const;
  const { ownerId, workspaceId } = await openSystem(runtime).transaction(async (within) => {
    const made = await createWorkspace(within, { name: "Bench", owner, plan, previewFormats: FORMATS });
    await setBalance({ ...within, ...made }, 1000, within.now());
    return made;
  });
  const { secret } = await makeKey({ ...runtime, workspaceId }, "bench", ownerId, runtime.now());
  const limits = createRateLimits(1_000_000);
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const headers = { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await dispatch(runtime, limits, "api", new Request(`${APP_URL}/v1${path}`, init));
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    // The dispatcher held the answer against its schema before it left.
    return JSON.parse(text) as Answer;
  };
  const { id: projectId } = await call<{ id: string }>("POST", "/projects", { name: "Café Aurora" });
  await runtime.db.project.update({ where: { id: projectId }, data: { voice: "default" } });

  const create = async (format: Format, turn: number): Promise<string> => {
    const themes = LIMITS[format].seconds ? TOLD : THEMES;
    const theme = themes[turn % themes.length];
    return (await call<{ postId: string }>("POST", "/posts", { projectId, theme, format })).postId;
  };
  const made = async (id: string): Promise<Post> => {
    for (;;) {
      const [state] = (await pool.query<{ status: string; failureReason: string | null }>(STATE, [id])).rows;
      if (state?.status === "draft") return call<Post>("GET", `/posts/${id}`);
      if (state?.status === "failed") throw new Error(`${id}: ${state.failureReason}`);
      await sleep(POLL_MS);
    }
  };
  return { call, create, made };
}

/** The most memory that a process ever had, and what it has now. */
function memoryOf(pid: number): { peakMb: number; nowMb: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [peak, now] = ["VmHWM", "VmRSS"].map((name) => new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return { peakMb: Number(peak) / 1024, nowMb: Number(now) / 1024 };
}

/** What the processes that one has started have together: the encoders and the voice. */
function childrenMb(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  return children.reduce((sum, child) => {
    try {
      return sum + memoryOf(Number(child)).nowMb + childrenMb(Number(child));
    } catch {
      // It has ended meanwhile.
      return sum;
    }
  }, 0);
}

/** One worker as it is in production, and the most memory that it and what it started ever had. */
function startWorker(storage: string) {
  const worker: ChildProcess = spawn(process.execPath, ["lib/worker/main.ts"], {
    env: { ...process.env, STORAGE_URL: storage, LOG_LEVEL: "error" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const pid = worker.pid ?? 0;
  let started = 0;
  const watch = setInterval(() => (started = Math.max(started, childrenMb(pid))), WATCH_MS);
  const peaksMb = () => ({ own: memoryOf(pid).peakMb, started });
  const stop = async () => {
    clearInterval(watch);
    const ended = once(worker, "exit");
    if (worker.exitCode === null && worker.kill("SIGTERM")) await ended;
  };
  return { peaksMb, stop };
}

/** What the encoder alone takes for as many frames, from a piece of the same video, decoded before. */
async function floorOf(file: string, format: Format, seconds: number, folder: string, ffmpeg: string) {
  const raw = join(folder, "frames.yuv");
  const sound = join(folder, "sound.wav");
  await runFfmpeg(["-y", "-i", file, ...words(`-frames:v ${FLOOR_FRAMES} -f rawvideo -pix_fmt yuv420p`), raw], {
    ffmpeg,
  });
  await runFfmpeg(["-y", "-i", file, ...words(`-vn -t ${FLOOR_FRAMES / 30}`), sound], { ffmpeg });
  const frames = (await stat(raw)).size / ((WIDTH * HEIGHT * 3) / 2);
  const input = words(`-f rawvideo -pix_fmt yuv420p -s ${WIDTH}x${HEIGHT} -r 30 -i`);
  const started = performance.now();
  const output = videoOutput(frames, join(folder, "floor.mp4"), format === "caption_reel" ? [] : DRAWN);
  await runFfmpeg([...input, raw, "-i", sound, ...output], { ffmpeg });
  return ((performance.now() - started) * seconds * 30) / frames;
}

async function bench(folder: string): Promise<string[]> {
  const storageUrl = `file:${join(folder, "media")}`;
  const base = createRuntime();
  const storage = embeddedStorage(storageUrl);
  base.log.level = "error";
  const runtime: Runtime = {
    ...base,
    ports: { ...base.ports, storage },
    settings: { ...base.settings, appUrl: APP_URL },
  };
  const { path: ffmpeg } = await findFfmpeg(runtime.settings.ffmpegPath);
  const pool = new Pool({ connectionString: process.env["DATABASE_URL"] });
  const { call, create, made } = await open(runtime, pool);
  const worker = startWorker(storageUrl);
  const over: string[] = [];
  const judge = (name: string, value: number, most: number | undefined) => {
    if (most !== undefined && value > most) over.push(name);
  };
  const bring = async ({ mediaUrls }: Post): Promise<string> => {
    const file = await storage.get(mediaUrls[0]?.url.replace(`${APP_URL}/media/`, "") ?? "");
    if (!file) throw new Error("The video is gone");
    const path = join(folder, "video.mp4");
    await pipeline(file.stream, createWriteStream(path));
    return path;
  };

  try {
    console.log("format               p50       p99   encoder  times  of");
    for (const format of FORMATS.filter((one) => named.length === 0 || named.includes(one))) {
      const { p50, p99, ratio, rounds, seconds } = LIMITS[format];
      const took: number[] = [];
      const floors: number[] = [];
      let about = "";
      for (let turn = 0; turn < Math.max(1, Math.round(rounds * SHARE)); turn++) {
        const started = performance.now();
        const post = await made(await create(format, turn));
        const ms = performance.now() - started;
        const lasts = post.content?.durationSeconds ?? (format === "caption_reel" ? 7 : 8);
        const whole = seconds ? seconds / lasts : 1;
        took.push(ms * whole);
        about = seconds ? `${lasts.toFixed(0)} s, told for ${seconds}` : `${post.content?.slides?.length ?? 1}`;
        if (post.mediaUrls[0]?.type !== "video") continue;
        floors.push((await floorOf(await bring(post), format, lasts, folder, ffmpeg)) * whole);
      }
      // Each post beside its own frames: one clip takes the encoder twice as long as another.
      const times = at(
        floors.map((floor, turn) => (took[turn] ?? 0) / floor),
        0.5,
      );
      const beside = floors.length > 0 ? `${show(at(floors, 0.5))} ${times.toFixed(2).padStart(6)}` : " ".repeat(15);
      console.log(`${format.padEnd(17)}${show(at(took, 0.5))}  ${show(at(took, 0.99))}  ${beside}  ${about}`);
      judge(`${format} p50`, at(took, 0.5), p50);
      judge(`${format} p99`, at(took, 0.99), p99);
      judge(`${format} beside the encoder`, times, ratio);
    }

    if (named.length > 0) return over;

    const carousel = await made(await create("carousel", 0));
    const slides = carousel.content?.slides ?? [];
    const edits: number[] = [];
    for (let turn = 0; turn < EDITS; turn++) {
      const slide = slides[turn % slides.length]?.id ?? "";
      const started = performance.now();
      await call("PATCH", `/slides/${slide}`, { fields: { title: `Um título outro, o de número ${turn}` } });
      edits.push(performance.now() - started);
    }
    console.log(`a slide's edit   ${show(at(edits, 0.5))}  ${show(at(edits, 0.99))}`);
    judge("a slide's edit", at(edits, 0.99), EDIT_MAX_MS);

    const crowd = Array.from({ length: CROWD }, () => FORMATS).flat();
    await Promise.all(crowd.map(async (format, turn) => made(await create(format, turn))));
    const { own, started } = worker.peaksMb();
    console.log(`a worker's memory at most ${own.toFixed(0)} MB, of what it runs ${started.toFixed(0)} MB`);
    judge("a worker's memory", own, MEMORY_MAX_MB);
  } finally {
    await worker.stop();
    await pool.end();
    await runtime.db.$disconnect();
  }
  return over;
}

const folder = mkdtempSync(join(tmpdir(), "pauta-bench-"));
try {
  const over = await bench(folder);
  console.log(over.length === 0 ? "It holds." : `It does not hold: ${over.join(", ")}.`);
  process.exitCode = over.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
