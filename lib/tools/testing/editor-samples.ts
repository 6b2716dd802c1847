import { libraryClips } from "#lib/content/clips/clips.ts";
import { libraryTracks } from "#lib/content/tracks/tracks.ts";
import { makePost } from "./make-post.ts";
import { libraryPhoto, post, slide } from "./sample-rows.ts";
import type { Samples } from "./sample.ts";

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

/** Of what is changed within a post. */
export const EDITOR_SAMPLES = {
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
  chooseClipPhoto: async (at) => {
    const { id: projectId, fileId } = await libraryPhoto(at);
    const { id } = await makePost(at, { projectId, format: "caption_reel" });
    return { params: { id }, body: { picture: { id: fileId, focus: { x: 0.5, y: 0.4, zoom: 1 } } } };
  },
  readOptions: async (at) => ({ params: await post(at) }),
  setFirstComment: async (at) => ({ params: await post(at), body: { text: "Link na bio" } }),
  setPeople: async (at) => ({ params: await post(at), body: { collaborators: ["@padaria"], tags: [] } }),
  setAltText: async (at) => {
    const { slides } = await makePost(at);
    return { params: { id: slides[0]?.id ?? "" }, body: { altText: "Um pão quente" } };
  },
  chooseCover: async (at) => ({ params: await post(at, "caption_reel"), body: {} }),
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
  recordPost: async (at) => ({ params: await post(at, "animated_audio") }),
} satisfies Partial<Samples>;
