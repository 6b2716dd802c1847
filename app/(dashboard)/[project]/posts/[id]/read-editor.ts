import { reelOf } from "#components/post-editor/post.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { openReadAhead } from "../../../read-ahead.ts";

/** What the editor draws first; what cannot be read, the page asks for again and tells of. */
export async function readEditor(projectId: string, id: string) {
  const params = { id };
  const { read, state } = await openReadAhead();
  const readContent = async () => {
    const post = await read("readPost", { params });
    const hasPages = post.content !== null && FORMAT_RULES[post.format].slides;
    await Promise.all([
      hasPages && read("listSlides", { params }),
      reelOf(post) && read("listClipFiles", { params }),
      reelOf(post) && read("listTracks", { params }),
    ]);
  };
  const studio = read("readStudio", { params: { id: projectId } });
  await Promise.allSettled([readContent(), read("readPostDetail", { params }), studio]);
  return state();
}
