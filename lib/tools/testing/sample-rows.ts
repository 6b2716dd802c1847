import type { Format } from "#lib/domain/format.ts";
import type { Status } from "#lib/domain/post.ts";
import { chooseOther, connect, makeMedia, makePost } from "./make-post.ts";
import type { workspace } from "./workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

export const project = async (at: Workspace) => (await at.project()).id;

export const post = async (at: Workspace, format: Format = "carousel", status: Status = "draft") => ({
  id: (await makePost(at, { format, status })).id,
});

export const slide = async (at: Workspace, format: Format = "carousel") => ({
  id: (await makePost(at, { format })).slides[0]?.id ?? "",
});

export async function checkout(at: Workspace) {
  const { checkout: opened } = await (await at.app())("buyPack", { body: { posts: 5 } });
  return { id: opened.id };
}

export async function slot(at: Workspace) {
  const id = await project(at);
  const { slots } = await at.api("addSlot", { params: { id }, body: { dayOfWeek: 2, hour: 18 } });
  return { id, slotId: slots[0]?.id ?? "" };
}

/** A connected project for which another account was chosen. */
export async function chosen(at: Workspace) {
  const id = await project(at);
  await connect(at, id);
  await chooseOther(at, id);
  return { id };
}

export async function comment(at: Workspace) {
  const { id } = await post(at);
  const { comments } = await (await at.app())("addComment", { params: { id }, body: { text: "Olha isto" } });
  return { id, commentId: comments[0]?.id ?? "" };
}

export async function member(at: Workspace): Promise<string> {
  const userId = await at.join("member");
  return (await at.db.member.findFirstOrThrow({ where: { userId, workspaceId: at.workspaceId } })).id;
}

export async function libraryPhoto(at: Workspace) {
  const id = await project(at);
  const key = (await makeMedia(at)).slice(`${at.runtime.settings.appUrl}/media/`.length);
  const { id: fileId } = await at.db.media.update({ where: { key }, data: { projectId: id } });
  return { id, fileId };
}
