import { asJson } from "#lib/db/json/as-json.ts";
import { newId } from "#lib/db/id.ts";
import { NEW_BRAND } from "#lib/domain/brand.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import type { LayoutId } from "#lib/domain/layout.ts";
import { libraryClips } from "#lib/content/clips/clips.ts";
import type { NarrationContent } from "#lib/domain/narration.ts";
import type { Status } from "#lib/domain/post.ts";
import type { ReelContent } from "#lib/domain/reel.ts";
import { placeholderFields } from "#lib/services/posts/placeholder-fields.ts";
import { candidateOf } from "#lib/services/social/candidate.ts";
import type { workspace } from "./workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

interface Wanted {
  projectId?: string;
  format?: Format;
  status?: Status;
  /** for a carousel: the layout of each slide */
  layouts?: LayoutId[];
  scheduledFor?: Date | null;
  publishedAt?: Date | null;
  textContent?: string | null;
  theme?: string;
  id?: string;
}

const WITHOUT_CONTENT: Status[] = ["idea", "queued", "generating"];

const reel: ReelContent = {
  blocks: ["Gancho", "Complemento", "Leia a legenda"],
  font: "Poppins",
  alignment: "center",
  boxStyle: "rounded",
  boxColor: "#ffffff",
  textColor: "#111111",
  boxColorByBlock: [null, null, null],
  textColorByBlock: [null, null, null],
  sizes: [null, null, null],
  clipId: libraryClips()[0]?.id ?? "",
  track: null,
};

const narration = (format: Format): NarrationContent => ({
  hook: "Um gancho",
  script: "Uma frase. [pause] Outra frase.",
  speed: 1,
  scenes:
    FORMAT_RULES[format].scenes === "drawn"
      ? [{ start: 0, end: 2, type: "keyword", fields: { value: "Café" } }]
      : [{ start: 0, end: 2, photo: "/library/photos/coffee-cup.jpg", description: "Uma xícara" }],
  audioKey: null,
  durationSeconds: 12,
  recordedScript: "Uma frase. [pause] Outra frase.",
  words: [],
  trackId: null,
});

/** A post as it would be had it come this far, straight into the database. */
export async function makePost({ clock, db, workspaceId, ...at }: Workspace, wanted: Wanted = {}) {
  const { format = "carousel", status = "draft", layouts = ["cover", "list", "call"] } = wanted;
  const { drawnPages, edits, slides } = FORMAT_RULES[format];
  const projectId = wanted.projectId ?? (await at.project()).id;
  const id = wanted.id ?? newId("post");
  const hasContent = !WITHOUT_CONTENT.includes(status);
  const pages = drawnPages === null ? layouts : Array.from({ length: drawnPages }, () => "page" as const);
  const soon = new Date(clock.now().getTime() + 3_600_000);
  await db.post.create({
    data: {
      id,
      workspaceId,
      projectId,
      format,
      status,
      theme: wanted.theme ?? "Tema",
      origin: "api",
      textContent: wanted.textContent === undefined ? (hasContent ? "Legenda" : null) : wanted.textContent,
      scheduledFor: wanted.scheduledFor === undefined ? (status === "scheduled" ? soon : null) : wanted.scheduledFor,
      publishedAt:
        wanted.publishedAt === undefined ? (status === "published" ? clock.now() : null) : wanted.publishedAt,
      hasContent,
      media: hasContent ? [{ key: `${workspaceId}/render/a.jpg`, type: "image" }] : [],
      ...(hasContent && edits === "reel" && { content: asJson(reel) }),
      ...(hasContent && edits === "narration" && { content: asJson(narration(format)) }),
      createdAt: clock.now(),
      ...(hasContent &&
        slides && {
          slides: {
            create: pages.map((layoutId, position) => ({
              id: newId("slide"),
              workspaceId,
              position,
              layoutId,
              variant: layoutId === "page" ? null : layoutId,
              fields: layoutId === "page" ? {} : asJson(placeholderFields(layoutId, "pt")),
              background: NEW_BRAND.backgroundColor,
              brand: NEW_BRAND.brandColor,
              text: "#111111",
            })),
          },
        }),
    },
  });
  return db.post.findUniqueOrThrow({ where: { id }, include: { slides: { orderBy: { position: "asc" } } } });
}

/** Connects a project to a social account, as the connect flow leaves it. */
export async function connect({ clock, db }: Workspace, projectId: string) {
  await db.socialConnection.create({
    data: {
      projectId,
      handle: "marca",
      accountId: newId("event"),
      appScopedId: "1",
      token: new Uint8Array([1]),
      scopes: [],
      tokenIssuedAt: clock.now(),
      tokenExpiresAt: new Date(clock.now().getTime() + 60 * 86_400_000),
    },
  });
}

/** A picture in the workspace's own storage, as an upload leaves its row. */
export async function makeMedia({ db, workspaceId, runtime }: Workspace, type = "image/jpeg") {
  const key = `${workspaceId}/upload/${newId("media")}.jpg`;
  await db.media.create({
    data: { id: newId("media"), workspaceId, key, type, purpose: "picture", bytes: 1, sha256: "0".repeat(64) },
  });
  return `${runtime.settings.appUrl}/media/${key}`;
}

/** Another account than the connected one, chosen by the owner and not confirmed yet. */
export async function chooseOther({ clock, db, ownerId, runtime }: Workspace, projectId: string, handle = "outra") {
  const account = { accountId: newId("event"), appScopedId: "2", handle, scopes: [] };
  const candidate = candidateOf(runtime, { ...account, token: "another", tokenLivesMs: 60 * 86_400_000 });
  const expiresAt = new Date(clock.now().getTime() + 60_000);
  await db.connectState.create({
    data: { stateHash: newId("event"), projectId, userId: ownerId, expiresAt, candidate: { ...candidate } },
  });
}

/** A draft with a proposed date, and a client's link to it. */
export async function reviewLink(at: Workspace, scheduledFor = new Date("2027-01-10T12:00:00Z")) {
  const { id: postId, projectId } = await makePost(at, { scheduledFor });
  const call = await at.app();
  const link = await call("createReviewLink", { params: { id: projectId }, body: { label: "Padaria", postId } });
  return { postId, projectId, link, token: link.url.split("/").at(-1) ?? "" };
}
