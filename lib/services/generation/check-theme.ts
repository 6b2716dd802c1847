import type { Context } from "#lib/runtime/context.ts";
import type { Brief, MatterKind } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import { isPublicLink } from "#lib/domain/link.ts";
import { readBrandKit } from "#lib/services/brand/brand-kit.ts";
import { findBrand } from "#lib/services/brand/read-brand.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";
import { briefOf } from "./brief.ts";
import { judgeMatter } from "#lib/writing/embedded/choose-source.ts";

interface Asked {
  projectId: string;
  theme: string;
  link?: string | undefined;
  format: Format;
}

const READS_WITHIN_MS = 6000;

/** What the built-in writer would write a post from; null when a model writes, or the page cannot be read now. */
export async function checkTheme(context: Context, asked: Asked): Promise<MatterKind | null> {
  const { format, link, projectId } = asked;
  const { id, language } = await findBrand(context, projectId);
  const { text } = await makersOf(context, context.workspaceId);
  if (text.isModel) return null;
  const article = link === undefined ? null : await readNow(context, link);
  const theme = asked.theme.trim() || article?.title;
  if (!theme || (link !== undefined && !article)) return null;
  const brand = await readBrandKit(context, id);
  const brief = { projectId: id, postId: null, format, theme, language, brand, article, seed: 0 };
  return judgeMatter(await briefOf(context, brief));
}

/** Whoever waits for a page here waits for a hint alone: a slow or broken one says nothing. */
async function readNow({ ports }: Pick<Context, "ports">, link: string): Promise<Brief["article"]> {
  if (!isPublicLink(link)) return null;
  return ports.article.read(link, AbortSignal.timeout(READS_WITHIN_MS)).catch(() => null);
}
