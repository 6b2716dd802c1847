import type { TextPort } from "#lib/ports/text.ts";
import { connect, makeMedia, makePost, reviewLink } from "./make-post.ts";
import { comment, post, project } from "./sample-rows.ts";
import type { Samples } from "./sample.ts";

/** A model that has a word for every caption. */
const RETELLING: TextPort = {
  name: "acme",
  isModel: true,
  write: () => Promise.reject(new Error("writes nothing")),
  rewrite: async () => ({ texts: { caption: "Outra legenda" }, doubts: [] }),
};

/** Of posts as a whole, from the wish to the archive. */
export const POST_SAMPLES = {
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
  readTimeline: async (at) => ({ params: await post(at) }),
  readPostDetail: async (at) => ({ params: await post(at) }),
  listCards: async (at) => ({ query: { projectId: await project(at), from: "2026-11-01", to: "2026-11-30" } }),
  readStudio: async (at) => ({ params: { id: await project(at) } }),
  readMark: async (at) => ({ params: { id: await project(at) } }),
  composePost: async (at) => ({
    body: { projectId: await project(at), format: "carousel", title: "Fornada", pages: [{ title: "Pão quente" }] },
  }),
  readRetelling: async (at) => ({ params: await post(at) }),
  retellPost: async (at) => {
    at.withPorts({ text: RETELLING });
    return { params: await post(at), body: { wish: "Mais curto" } };
  },
} satisfies Partial<Samples>;
