import type { Runtime } from "#lib/runtime/context.ts";
import { plainSubject } from "#lib/domain/picture.ts";
import { PICTURE_CALLS_MAX } from "#lib/domain/generation.ts";
import { ProviderFault } from "#lib/domain/provider.ts";
import type { StandIn } from "#lib/domain/step.ts";
import type { Picture } from "#lib/ports/image.ts";
import { askMaker, type Asking } from "#lib/services/usage/ask-maker.ts";
import { noteStandIn } from "./stand-ins.ts";

interface Wish {
  readonly picture: Picture;
  /** what the post tells, where this is what was made */
  readonly standIn: StandIn | null;
}

/**
 * One of a post's pictures. Where its subject is refused a plainer one is asked for, once; then, and where the post
 * has asked for enough, the built-in artist draws it.
 */
export async function askPicture(asking: Asking, postId: string, picture: Picture): Promise<Buffer> {
  const { makers, runtime, signal } = asking;
  if (!makers.image.isModel) return makers.image.draw(picture, { signal });
  const plainer = { ...picture, subject: plainSubject(picture.subject), wishes: [] };
  const wishes: Wish[] = [
    { picture, standIn: null },
    { picture: plainer, standIn: "plainer_picture" },
  ];
  for (const wish of wishes) {
    const drawn = await askOnce(asking, postId, wish.picture);
    if (!drawn) continue;
    if (wish.standIn) await noteStandIn(runtime, postId, wish.standIn);
    return drawn;
  }
  await noteStandIn(runtime, postId, "built_in_picture");
  return runtime.ports.builtIn.image.draw(picture, { signal });
}

/** Null: the provider refuses to show this, or the post has asked for enough pictures. */
async function askOnce(asking: Asking, postId: string, picture: Picture): Promise<Buffer | null> {
  const { runtime } = asking;
  if (!(await countPicture(runtime, postId, 1))) return null;
  try {
    return await askMaker(asking, "image", (image, use) => image.draw(picture, use));
  } catch (error) {
    if (error instanceof ProviderFault && error.kind === "subject_refused") return null;
    await countPicture(runtime, postId, -1);
    throw error;
  }
}

async function countPicture({ db }: Runtime, postId: string, by: 1 | -1): Promise<boolean> {
  const { count } = await db.generation.updateMany({
    where: { postId, ...(by > 0 && { pictures: { lt: PICTURE_CALLS_MAX } }) },
    data: { pictures: { increment: by } },
  });
  return count === 1;
}
