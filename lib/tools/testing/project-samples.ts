import { newId } from "#lib/db/id.ts";
import { makeMedia, makePost } from "./make-post.ts";
import { chosen, libraryPhoto, project, slot } from "./sample-rows.ts";
import type { Samples } from "./sample.ts";

/** Of a project: brand, autopilot, Radar, reports, library, network. */
export const PROJECT_SAMPLES = {
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
  readTrends: async (at) => ({ params: { id: await project(at) }, query: { from: "2026-11-01" } }),
  listPostTrends: async (at) => {
    const { id, projectId } = await makePost(at, { status: "published" });
    return { params: { id: projectId }, query: { posts: id } };
  },
  readLibrary: async (at) => ({ params: { id: await project(at) } }),
  removeLibraryFile: async (at) => ({ params: await libraryPhoto(at) }),
  restoreLibraryFile: async (at) => ({ params: await libraryPhoto(at) }),
  describeLibraryFile: async (at) => ({ params: await libraryPhoto(at), body: { tags: ["Balcão"] } }),
  readLibraryUses: async (at) => ({ params: await libraryPhoto(at) }),
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
} satisfies Partial<Samples>;
