import type { OperationName } from "#lib/contract/index.ts";
import { type Format, FORMATS } from "#lib/domain/format.ts";
import { STATUSES } from "#lib/domain/post.ts";
import { setBalance } from "#lib/services/credits/grant.ts";
import { connect, makeMedia, makePost } from "./make-post.ts";
import { workspace } from "./workspace.ts";

const PREVIEW: Format[] = ["animated_audio", "narrated_photos", "premium_carousel", "infographic"];
const KEPT = ["Project", "Brand", "Autopilot", "SocialConnection", "Post", "Slide", "AutopilotSlot"];

/** A workspace with a post of each format in each status, its neighbour, and the way back to how it was. */
export async function fuzzWorkspace() {
  const at = await workspace({ plan: { posts: 30, accounts: 6 }, previewFormats: PREVIEW });
  const { db, workspaceId } = at;
  const projects = [await preparedProject(at), await preparedProject(at), (await at.project("Sem nada")).id];
  const [main = ""] = projects;
  for (const format of FORMATS) for (const status of STATUSES) await postIn(at, main, format, status);
  await postIn(at, main, "carousel", "failed", false);
  await postIn(at, projects[2] ?? "", "carousel", "draft");
  const slots = await addSlots(at, main);
  const [image, video] = [await makeMedia(at), await makeMedia(at, "video/mp4")];

  const other = await workspace({ previewFormats: PREVIEW });
  const strange = await makePost(other);
  const foreign = {
    post: strange.id,
    slide: strange.slides[0]?.id ?? "",
    project: strange.projectId,
    media: await makeMedia(other),
  };

  const ids = async (table: "post" | "slide") =>
    (
      await db.$queryRawUnsafe<{ id: string }[]>(
        `SELECT "id" FROM "${table === "post" ? "Post" : "Slide"}" WHERE "workspaceId" = $1 ORDER BY "id"`,
        workspaceId,
      )
    ).map(({ id }) => id);
  const [posts, slides] = [await ids("post"), await ids("slide")];

  const ready = await readyFor(at);

  await db.$executeRawUnsafe("CREATE SCHEMA saved");
  for (const table of KEPT) await db.$executeRawUnsafe(`CREATE TABLE saved."${table}" AS SELECT * FROM "${table}"`);

  /** All as it was, and credits enough to go on. */
  const reset = () =>
    db.$transaction(async (tx) => {
      await tx.project.deleteMany();
      for (const table of KEPT) await tx.$executeRawUnsafe(`INSERT INTO "${table}" SELECT * FROM saved."${table}"`);
      await tx.$executeRawUnsafe("DELETE FROM pgboss.job");
      await setBalance({ db: tx, workspaceId }, 40, at.clock.now());
    });
  await reset();

  return { ...at, projects, posts, slides, slots, image, video, foreign, ready, reset };
}

export type FuzzWorld = Awaited<ReturnType<typeof fuzzWorkspace>>;

type Workspace = Awaited<ReturnType<typeof workspace>>;

async function preparedProject(at: Workspace): Promise<string> {
  const { id } = await at.project();
  await at.db.project.update({ where: { id }, data: { voice: "default" } });
  await connect(at, id);
  return id;
}

/** A post with or without its content, in whatever status. */
async function postIn(
  at: Workspace,
  projectId: string,
  format: (typeof FORMATS)[number],
  status: (typeof STATUSES)[number],
  hasContent = true,
) {
  const { id } = await makePost(at, { projectId, format });
  const now = at.clock.now();
  await at.db.post.update({
    where: { id },
    data: {
      status,
      scheduledFor: ["idea", "scheduled"].includes(status) ? new Date(now.getTime() + 86_400_000) : null,
      publishedAt: status === "published" ? now : null,
      ...(!hasContent && { hasContent, media: [], content: {} }),
    },
  });
}

async function addSlots(at: Workspace, id: string): Promise<string[]> {
  for (let hour = 0; hour < 6; hour++) await at.api("addSlot", { params: { id }, body: { dayOfWeek: 1, hour } });
  return (await at.api("readAutopilot", { params: { id } })).slots.map((slot) => slot.id);
}

const SERVED: Partial<Record<OperationName, readonly string[]>> = {
  updateReel: ["caption_reel"],
  chooseClip: ["caption_reel"],
  chooseTrack: ["caption_reel"],
  listClips: ["caption_reel"],
  listTracks: ["caption_reel"],
  updateAudiogram: ["animated_audio", "narrated_photos"],
  replaceMedia: ["infographic"],
  readEditBudget: ["premium_carousel", "infographic"],
  reimagineSlide: ["premium_carousel", "infographic"],
  updatePost: FORMATS,
};

/** For each operation, the posts and slides that it serves and that can be edited: chance alone finds few. */
async function readyFor({ db, workspaceId }: Workspace) {
  const posts = await db.post.findMany({
    where: { workspaceId, status: { in: ["draft", "scheduled", "failed"] }, hasContent: true },
    select: { id: true, format: true, slides: { select: { id: true } } },
  });
  return (name: OperationName) => {
    const served = posts.filter(({ format }) => (SERVED[name] ?? ["carousel"]).includes(format));
    return { posts: served.map(({ id }) => id), slides: served.flatMap(({ slides }) => slides.map(({ id }) => id)) };
  };
}
