import * as z from "zod";
import { auditDetail, connectCandidate, idempotencyBody } from "./access.ts";
import { billingPayload, paymentTerms } from "./billing.ts";
import { generationDone } from "./generation.ts";
import { noticeDetail } from "./notice.ts";
import { coverChoice, narrationContent, postMedia, postPeople, reelContent } from "./post.ts";
import { publicationChildren, publicationError, publicationEventDetail, publicationSnapshot } from "./publication.ts";
import { collectedAccount, inspirationWhy, radarAccounts, radarClaims, radarKpis, radarTargets } from "./radar.ts";
import {
  carouselScene,
  earlierScene,
  infographicScene,
  pageScene,
  removedSlide,
  slideFields,
  slideScene,
} from "./slide.ts";

const COLUMNS = [
  auditDetail,
  billingPayload,
  carouselScene,
  collectedAccount,
  connectCandidate,
  coverChoice,
  earlierScene,
  generationDone,
  idempotencyBody,
  infographicScene,
  inspirationWhy,
  narrationContent,
  noticeDetail,
  pageScene,
  paymentTerms,
  postMedia,
  postPeople,
  publicationChildren,
  publicationError,
  publicationEventDetail,
  publicationSnapshot,
  radarAccounts,
  radarClaims,
  radarKpis,
  radarTargets,
  reelContent,
  removedSlide,
  slideFields,
  slideScene,
];

const nameOf = ({ column, table }: { readonly column: string; readonly table: string }) => `${table}.${column}`;

/** One for each column, of all that may stand in it: an archive asks for each of its rows. */
const CODECS = new Map(
  [...Map.groupBy<string, (typeof COLUMNS)[number]>(COLUMNS, nameOf)].map(([name, columns]) => [
    name,
    z.union(columns.map(({ codec }): z.ZodType => codec)),
  ]),
);

/** What may stand in a column that holds JSON, whatever the row's format; null: no such column is known. */
export const jsonCodec = (table: string, column: string): z.ZodType | null =>
  CODECS.get(nameOf({ column, table })) ?? null;
