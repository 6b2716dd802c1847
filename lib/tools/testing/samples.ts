import { sign } from "#lib/crypto/signed-text.ts";
import { newId } from "#lib/db/id.ts";
import { libraryClips } from "#lib/content/clips/clips.ts";
import { libraryTracks } from "#lib/content/tracks/tracks.ts";
import type { Format } from "#lib/domain/format.ts";
import type { Status } from "#lib/domain/post.ts";
import { chooseOther, connect, makeMedia, makePost, reviewLink } from "./make-post.ts";
import type { TextPort } from "#lib/ports/text.ts";
import { SITE_SAMPLES } from "./site-samples.ts";
import type { Samples } from "./sample.ts";
import type { workspace } from "./workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

const DRAWN_PAGE = {
  art: {
    subject: "coffee cup",
    mood: "warm",
    style: "illustration",
    setting: "table",
    props: [],
    sign: null,
    people: false,
    time: "day",
    season: null,
    light: 0,
    warmth: 0,
    hue: 0,
    zoom: 0,
    space: 0,
    richness: 0,
    colors: { background: "#ffffff", brand: "#5b3df5" },
    seed: 1,
    palette: 1,
  },
  wishes: [],
};

/** At a name that no machine has, so that nobody is asked. */
const PROVIDER = {
  vendor: "compatible",
  model: "tiny",
  baseUrl: "https://models.invalid/v1",
  apiKey: "sk-of-a-test",
} as const;

/** A model that has a word for every caption. */
const RETELLING: TextPort = {
  name: "acme",
  isModel: true,
  write: () => Promise.reject(new Error("writes nothing")),
  rewrite: async () => ({ texts: { caption: "Outra legenda" }, doubts: [] }),
};

/**
 * For each operation, one valid call and what it needs to be there. A new operation does not compile without its
 * row, so the generated tests cover it from its first day.
 */
export const SAMPLES: Samples = {
  listPosts: async () => ({ query: { status: "draft,scheduled" } }),
  createPost: async (at) => ({ body: { projectId: await project(at), theme: "5 erros ao moer café" } }),
  createReel: async (at) => ({ body: { projectId: await project(at), theme: "Café coado" } }),
  createAudiogram: async (at) => {
    const projectId = await project(at);
    await at.db.project.update({ where: { id: projectId }, data: { voice: "default" } });
    return { body: { projectId, theme: "Café coado" } };
  },
  readPost: async (at) => ({ params: await post(at) }),
  updatePost: async (at) => ({ params: await post(at), body: { caption: "Outra legenda" } }),
  updateReel: async (at) => ({ params: await post(at, "caption_reel"), body: { block1: "Outro gancho" } }),
  updateAudiogram: async (at) => ({ params: await post(at, "animated_audio"), body: { hook: "Outro gancho" } }),
  deletePost: async (at) => ({ params: await post(at) }),
  replaceMedia: async (at) => ({
    params: await post(at, "infographic"),
    body: { media: [{ url: await makeMedia(at), type: "image" }] },
  }),
  schedulePost: async (at) => ({ params: await post(at), body: { when: "2027-01-10T09:00:00-03:00" } }),
  unschedulePost: async (at) => ({ params: await post(at, "carousel", "scheduled") }),
  archivePost: async (at) => ({ params: await post(at) }),
  reactivatePost: async (at) => ({ params: await post(at, "carousel", "archived") }),
  publishPost: async (at) => {
    const { id, projectId } = await makePost(at);
    await connect(at, projectId);
    return { params: { id } };
  },
  createPosts: async (at) => ({
    body: {
      projectId: await project(at),
      as: "posts",
      rows: [{ theme: "5 erros ao moer café", format: "carousel", when: "2027-01-10T09:00:00-03:00" }],
    },
  }),
  changePosts: async (at) => ({ body: { posts: [(await post(at)).id], act: "archive" } }),
  duplicatePost: async (at) => ({ params: await post(at) }),
  listComments: async (at) => ({ params: await post(at) }),
  addComment: async (at) => ({ params: await post(at), body: { text: "Troque a segunda frase" } }),
  resolveComment: async (at) => ({ params: await comment(at), body: { resolved: true } }),
  deleteComment: async (at) => ({ params: await comment(at) }),
  listReviewLinks: async (at) => ({ params: { id: await project(at) } }),
  createReviewLink: async (at) => {
    const { id, projectId } = await makePost(at, { scheduledFor: new Date("2027-01-10T12:00:00Z") });
    return { params: { id: projectId }, body: { label: "Padaria", postId: id } };
  },
  revokeReviewLink: async (at) => {
    const { link, projectId } = await reviewLink(at);
    return { params: { id: projectId, linkId: link.id } };
  },
  listWriters: async () => ({}),
  limitMember: async (at) => ({ params: { id: await member(at) }, body: { writesOnly: true } }),
  readEditBudget: async (at) => ({ params: await post(at, "premium_carousel") }),
  listClips: async (at) => ({ params: await post(at, "caption_reel") }),
  chooseClip: async (at) => ({
    params: await post(at, "caption_reel"),
    body: { clipId: libraryClips()[1]?.id ?? "" },
  }),
  listTracks: async (at) => ({ params: await post(at, "caption_reel") }),
  chooseTrack: async (at) => ({
    params: await post(at, "caption_reel"),
    body: { trackId: libraryTracks()[0]?.id ?? null, startSeconds: 3 },
  }),

  listSlides: async (at) => ({ params: await post(at) }),
  addSlide: async (at) => ({ params: await post(at), body: { layoutId: "quote" } }),
  orderSlides: async (at) => {
    const { id, slides } = await makePost(at);
    return { params: { id }, body: { order: slides.map((row) => row.id).toReversed() } };
  },
  updateSlide: async (at) => ({ params: await slide(at), body: { fields: { title: "Outro título" } } }),
  deleteSlide: async (at) => ({ params: await slide(at) }),
  styleSlide: async (at) => ({ params: await slide(at), body: { titleFont: "Lora", brandColor: "#aa0000" } }),
  changeVariant: async (at) => ({ params: await slide(at), body: { layoutId: "steps" } }),
  reimagineSlide: async (at) => ({
    params: await slide(at, "premium_carousel"),
    body: { instruction: "mais escuro" },
  }),

  readDna: async (at) => ({ params: { id: await project(at) }, query: { locale: "en" } }),
  updateDna: async (at) => ({ params: { id: await project(at) }, body: { targetAudience: "Vizinhos" } }),
  readPalettes: async (at) => ({ params: { id: await project(at) } }),
  applyPalette: async (at) => ({ params: { id: await project(at) }, body: { key: "cafe" } }),
  setBrandPhoto: async (at) => ({ params: { id: await project(at) }, body: { url: await makeMedia(at) } }),
  setBrandLogo: async (at) => ({ params: { id: await project(at) }, body: { url: await makeMedia(at) } }),

  readAutopilot: async (at) => ({ params: { id: await project(at) } }),
  enableAutopilot: async (at) => ({ params: { id: (await slot(at)).id } }),
  disableAutopilot: async (at) => ({ params: { id: await project(at) } }),
  addSlot: async (at) => ({ params: { id: await project(at) }, body: { dayOfWeek: 0, hour: 9 } }),
  updateSlot: async (at) => ({ params: await slot(at), body: { theme: "Bastidores" } }),
  deleteSlot: async (at) => ({ params: await slot(at) }),
  moveSlot: async (at) => ({ params: await slot(at), body: { dayOfWeek: 4, hour: 12 } }),
  updateAutopilot: async (at) => ({ params: { id: await project(at) }, body: { emailReport: true } }),
  approvePost: async (at) => {
    const scheduledFor = new Date(at.clock.now().getTime() + 3_600_000);
    return { params: { id: (await makePost(at, { scheduledFor })).id } };
  },

  readRadarAnalysis: async (at) => ({ params: { id: await project(at) } }),
  listInspirations: async (at) => ({ params: { id: await project(at) }, query: { platform: "social" } }),
  readSummary: async (at) => ({ params: { id: await project(at) }, query: { from: "2026-11-01" } }),
  readPerformance: async (at) => ({ params: { id: await project(at) }, query: { to: "2026-11-30" } }),

  listProjects: async () => ({}),
  createProject: async () => ({ body: { name: "Marca" } }),
  renameProject: async (at) => ({ params: { id: await project(at) }, body: { name: "Outra marca" } }),
  deleteProject: async (at) => ({ params: { id: await project(at) } }),
  readPlan: async () => ({ query: { posts: 12 } }),
  readTeam: async () => ({}),

  readBilling: async () => ({}),
  previewChange: async () => ({ query: { posts: 30, accounts: 4, period: "monthly" } }),
  changePlan: async () => ({ body: { posts: 30, accounts: 4, period: "monthly" } }),
  cancelPlanChange: async (at) => {
    await (
      await at.app()
    )("changePlan", { body: { posts: 4, accounts: 1, period: "monthly" } });
    return {};
  },
  startTrial: async (at) => {
    await at.db.subscription.delete({ where: { workspaceId: at.workspaceId } });
    return { body: { posts: 12, accounts: 1, period: "monthly" } };
  },
  cancelPlan: async () => ({}),
  resumePlan: async (at) => {
    await (
      await at.app()
    )("cancelPlan", {});
    return {};
  },
  payDue: async (at) => {
    await at.db.subscription.update({ where: { workspaceId: at.workspaceId }, data: { status: "past_due" } });
    return {};
  },
  buyPack: async () => ({ body: { posts: 10 } }),
  openPortal: async (at) => {
    const { workspaceId: id } = at;
    await at.db.workspace.update({ where: { id }, data: { billingCustomerId: `cus_${id}` } });
    at.withPorts({ billing: { ...at.runtime.ports.billing, openPortal: async () => "https://billing.test/portal" } });
    return {};
  },
  listCredits: async () => ({ query: { limit: 5 } }),
  readCheckout: async (at) => ({ params: await checkout(at) }),
  payCheckout: async (at) => ({ params: await checkout(at), body: { card: "4242" } }),

  readProviders: async () => ({}),
  findLocalModels: async () => ({}),
  saveProvider: async () => ({ params: { part: "text" }, body: PROVIDER }),
  removeProvider: async (at) => {
    await (
      await at.app()
    )("saveProvider", { params: { part: "voice" }, body: PROVIDER });
    return { params: { part: "voice" } };
  },
  tryProvider: async () => ({ params: { part: "text" }, body: PROVIDER }),
  listModels: async () => ({ params: { part: "text" }, body: PROVIDER }),
  checkProviders: async () => ({}),
  readUsage: async () => ({}),
  capUsage: async () => ({ body: { capCents: 5000 } }),
  listHolds: async () => ({}),

  readPulse: async () => ({}),
  readStatus: async () => ({}),

  listCards: async (at) => ({ query: { projectId: await project(at), from: "2026-11-01", to: "2026-11-30" } }),
  readTimeline: async (at) => ({ params: await post(at) }),
  readPostDetail: async (at) => ({ params: await post(at) }),
  retryPost: async (at) => {
    const { postId } = await at.api("createPost", { body: { projectId: await project(at), theme: "Café" } });
    await at.db.post.update({ where: { id: postId }, data: { status: "failed", failureReason: "writing_failed" } });
    return { params: { id: postId } };
  },
  makeBuiltIn: async (at) => {
    const { postId } = await at.api("createPost", { body: { projectId: await project(at), theme: "Café" } });
    await at.db.post.update({ where: { id: postId }, data: { status: "failed", failureReason: "provider_broken" } });
    return { params: { id: postId } };
  },
  settleDoubts: async (at) => ({ params: await post(at) }),
  noteIdea: async (at) => ({ body: { projectId: await project(at), theme: "Bastidores da torra" } }),
  generateIdea: async (at) => ({ params: await post(at, "carousel", "idea") }),
  checkTheme: async (at) => ({ body: { projectId: await project(at), theme: "Café coado" } }),
  readStudio: async (at) => ({ params: { id: await project(at) } }),
  readMark: async (at) => ({ params: { id: await project(at) } }),

  readTrends: async (at) => ({ params: { id: await project(at) }, query: { from: "2026-11-01" } }),
  listPostTrends: async (at) => {
    const { id, projectId } = await makePost(at, { status: "published" });
    return { params: { id: projectId }, query: { posts: id } };
  },

  restoreSlide: async (at) => {
    const { id, slides } = await makePost(at);
    const slideId = slides[1]?.id ?? "";
    await at.api("deleteSlide", { params: { id: slideId } });
    return { params: { id }, body: { slideId } };
  },
  restorePicture: async (at) => {
    const { id } = await slide(at, "premium_carousel");
    const [imageKey, earlierKey] = [`${at.workspaceId}/page/b.jpg`, `${at.workspaceId}/page/a.jpg`];
    await at.db.slide.update({
      where: { id },
      data: { imageKey, earlierKey, scene: DRAWN_PAGE, earlierScene: DRAWN_PAGE },
    });
    return { params: { id } };
  },
  orderPhotos: async (at) => ({
    params: await post(at, "narrated_photos"),
    body: { photos: [`${at.runtime.settings.appUrl}/library/photos/coffee-cup.jpg`] },
  }),
  readLibrary: async (at) => ({ params: { id: await project(at) } }),
  removeLibraryFile: async (at) => ({ params: await libraryPhoto(at) }),
  restoreLibraryFile: async (at) => ({ params: await libraryPhoto(at) }),
  describeLibraryFile: async (at) => ({ params: await libraryPhoto(at), body: { tags: ["Balcão"] } }),
  readLibraryUses: async (at) => ({ params: await libraryPhoto(at) }),
  showPictures: async (at) => {
    const { id: projectId, fileId } = await libraryPhoto(at);
    const { slides } = await makePost(at, { projectId });
    return { params: { id: slides[0]?.id ?? "" }, body: { pictures: [{ id: fileId }] } };
  },
  showPhoto: async (at) => {
    const { id: projectId, fileId } = await libraryPhoto(at);
    const { id } = await makePost(at, { projectId, format: "narrated_photos" });
    return { params: { id }, body: { moment: 0, picture: { id: fileId } } };
  },
  readOptions: async (at) => ({ params: await post(at) }),
  setFirstComment: async (at) => ({ params: await post(at), body: { text: "Link na bio" } }),
  setPeople: async (at) => ({ params: await post(at), body: { collaborators: ["@padaria"], tags: [] } }),
  setAltText: async (at) => {
    const { slides } = await makePost(at);
    return { params: { id: slides[0]?.id ?? "" }, body: { altText: "Um pão quente" } };
  },
  chooseCover: async (at) => ({ params: await post(at, "caption_reel"), body: {} }),
  listCaptionPieces: async (at) => ({ params: { id: await project(at) } }),
  saveCaptionPiece: async (at) => ({
    params: { id: await project(at) },
    body: { kind: "hashtags", name: "Padaria", text: "#pao #padaria" },
  }),
  deleteCaptionPiece: async (at) => {
    const data = {
      id: newId("piece"),
      projectId: await project(at),
      kind: "snippet",
      name: "Horário",
      text: "7 h",
    } as const;
    return { params: { id: (await at.db.captionPiece.create({ data })).id } };
  },
  composePost: async (at) => ({
    body: { projectId: await project(at), format: "carousel", title: "Fornada", pages: [{ title: "Pão quente" }] },
  }),
  writePage: async (at) => {
    const { slides } = await makePost(at, { format: "premium_carousel" });
    const id = slides[0]?.id ?? "";
    await at.db.slide.update({ where: { id }, data: { scene: DRAWN_PAGE } });
    return { params: { id }, body: { texts: { title: "Outro título" } } };
  },
  listClipFiles: async (at) => ({ params: await post(at, "caption_reel") }),
  readPeaks: async (at) => ({
    params: await post(at, "caption_reel"),
    query: { trackId: libraryTracks()[0]?.id ?? "" },
  }),
  drawBoxes: async (at) => ({ params: await post(at, "caption_reel"), body: { block1: "Outro gancho" } }),

  readConnection: async (at) => ({ params: { id: await project(at) } }),
  confirmConnect: async (at) => ({ params: await chosen(at) }),
  refuseConnect: async (at) => ({ params: await chosen(at) }),
  readRadar: async (at) => ({ params: { id: await project(at) } }),
  startRadar: async (at) => ({ params: { id: await project(at) } }),
  stopRadar: async (at) => {
    const id = await project(at);
    await (
      await at.app()
    )("startRadar", { params: { id } });
    return { params: { id } };
  },
  updateRadarTargets: async (at) => ({ params: { id: await project(at) }, body: { competitors: ["@Torra.da.Serra"] } }),
  listRadarCards: async (at) => ({ params: { id: await project(at) }, query: { platform: "video" } }),

  beginConnect: async (at) => ({ params: { id: await project(at) } }),
  disconnectSocial: async (at) => ({ params: { id: await project(at) } }),

  readBrand: async (at) => ({ params: { id: await project(at) } }),
  updateBrand: async (at) => ({ params: { id: await project(at) }, body: { profileName: "Café", titleFont: null } }),
  speakSample: async (at) => ({ params: { id: await project(at), voice: "embedded-clara" } }),
  proposeBrand: async (at) => {
    const page = { name: "Marca", description: "Faz pão.", headings: [], paragraphs: [], color: null };
    Object.assign(at.runtime.ports.site, { read: () => Promise.resolve({ url: "https://marca.com.br/", ...page }) });
    return { params: { id: await project(at) }, body: { url: "https://marca.com.br" } };
  },
  readSettings: async (at) => ({ params: { id: await project(at) } }),
  updateSettings: async (at) => ({ params: { id: await project(at) }, body: { language: "en" } }),
  recordPost: async (at) => ({ params: await post(at, "animated_audio") }),

  readAccount: async () => ({}),
  updateAccount: async () => ({ body: { language: "es" } }),
  changePassword: async ({ owner }) => ({ body: { current: owner.password, next: "another horse" } }),
  changeEmail: async ({ owner }) => ({ body: { email: "outra@example.com", password: owner.password } }),
  confirmEmail: async ({ owner, ownerId, runtime }) => {
    const change = { userId: ownerId, from: owner.email, to: `nova.${owner.email}`, expiresAt: Date.UTC(2027, 0) };
    return { body: { token: sign(runtime.settings.authSecret, "email", JSON.stringify(change)) } };
  },
  endSessions: async () => ({}),
  readNotices: async () => ({ query: { language: "en" } }),
  countNotices: async () => ({}),
  seeNotices: async () => ({ body: { ids: [newId("notice")] } }),
  readNoticeChoices: async () => ({}),
  chooseNotice: async () => ({ body: { topic: "posts", mail: false, list: true } }),
  inviteMember: async () => ({ body: { email: "Nova@example.com", role: "admin" } }),
  cancelInvite: async (at) => {
    const { id } = await (await at.app())("inviteMember", { body: { email: "breve@example.com" } });
    return { params: { id } };
  },
  changeRole: async (at) => ({ params: { id: await member(at) }, body: { role: "admin" } }),
  removeMember: async (at) => ({ params: { id: await member(at) } }),
  listAudit: async (at) => ({ query: { topic: "key", userId: at.ownerId } }),
  listMails: async () => ({}),
  readMail: async ({ clock, db, owner }) => {
    const mail = { id: newId("mail"), to: owner.email, subject: "A semana", text: "Texto", html: "<p>Texto</p>" };
    await db.outboxMail.create({ data: { ...mail, at: clock.now() } });
    return { params: { id: mail.id } };
  },
  listKeys: async () => ({}),
  createKey: async () => ({ body: { name: "Agente" } }),
  revokeKey: async ({ key }) => ({ params: { id: key.id } }),

  readRetelling: async (at) => ({ params: await post(at) }),
  retellPost: async (at) => {
    at.withPorts({ text: RETELLING });
    return { params: await post(at), body: { wish: "Mais curto" } };
  },

  ...SITE_SAMPLES,
};

const project = async (at: Workspace) => (await at.project()).id;

const post = async (at: Workspace, format: Format = "carousel", status: Status = "draft") => ({
  id: (await makePost(at, { format, status })).id,
});

const slide = async (at: Workspace, format: Format = "carousel") => ({
  id: (await makePost(at, { format })).slides[0]?.id ?? "",
});

async function checkout(at: Workspace) {
  const { checkout: opened } = await (await at.app())("buyPack", { body: { posts: 5 } });
  return { id: opened.id };
}

async function slot(at: Workspace) {
  const id = await project(at);
  const { slots } = await at.api("addSlot", { params: { id }, body: { dayOfWeek: 2, hour: 18 } });
  return { id, slotId: slots[0]?.id ?? "" };
}

/** A connected project for which another account was chosen. */
async function chosen(at: Workspace) {
  const id = await project(at);
  await connect(at, id);
  await chooseOther(at, id);
  return { id };
}

async function comment(at: Workspace) {
  const { id } = await post(at);
  const { comments } = await (await at.app())("addComment", { params: { id }, body: { text: "Olha isto" } });
  return { id, commentId: comments[0]?.id ?? "" };
}

async function member(at: Workspace): Promise<string> {
  const userId = await at.join("member");
  return (await at.db.member.findFirstOrThrow({ where: { userId, workspaceId: at.workspaceId } })).id;
}

async function libraryPhoto(at: Workspace) {
  const id = await project(at);
  const key = (await makeMedia(at)).slice(`${at.runtime.settings.appUrl}/media/`.length);
  const { id: fileId } = await at.db.media.update({ where: { key }, data: { projectId: id } });
  return { id, fileId };
}
