import type { Context } from "#lib/runtime/context.ts";
import { type BrandProposal, proposeBrand } from "#lib/writing/brand/brand-proposal.ts";
import { isPublicLink } from "#lib/domain/link.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { findBrand } from "./read-brand.ts";

const READ_WITHIN_MS = 12_000;

/** Reads a brand's own page, behind the same guard as a post's link, and proposes; nothing is saved. */
export async function proposeFromPage(context: Context, projectId: string, url: string): Promise<BrandProposal> {
  const { language } = await findBrand(context, projectId);
  if (!isPublicLink(url)) throw new Refusal("link_refused", { field: "url" });
  try {
    return proposeBrand(await context.ports.site.read(url, AbortSignal.timeout(READ_WITHIN_MS)), language);
  } catch {
    // Whatever went wrong there is the page's: the person may try another, or use words.
    throw new Refusal("page_unreadable", { field: "url" });
  }
}
