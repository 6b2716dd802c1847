import { expect, test } from "vitest";
import { IMAGE_STYLES } from "#lib/domain/brand.ts";
import { CONNECTION_ENDS } from "#lib/domain/connection.ts";
import { CREDIT_BUCKETS, CREDIT_REASONS } from "#lib/domain/credits.ts";
import { DOUBTS, MATTER_KINDS } from "#lib/domain/draft.ts";
import { FAILURES } from "#lib/domain/failure.ts";
import { FIRST_COMMENT_STEPS, PIECE_KINDS } from "#lib/domain/first-comment.ts";
import { FORMATS } from "#lib/domain/format.ts";
import { STAND_INS, STEP_NAMES } from "#lib/domain/step.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { LAYOUT_IDS } from "#lib/domain/layout.ts";
import { MEDIA_PURPOSES } from "#lib/domain/media.ts";
import { NOTICE_KINDS, NOTICE_TOPICS } from "#lib/domain/notice.ts";
import { PAYMENT_KINDS, PAYMENT_STATUSES } from "#lib/domain/payment.ts";
import { PERIODS, PLAN_STATUSES } from "#lib/domain/plan.ts";
import { STATUSES } from "#lib/domain/post.ts";
import { PLATFORMS, RADAR_FAILURES, RADAR_PHASES, RADAR_STATES } from "#lib/domain/radar.ts";
import { PARTS, PROVIDER_FAULTS } from "#lib/domain/provider.ts";
import { ROLES } from "#lib/domain/role.ts";
import { TEXTURES } from "#lib/domain/slide.ts";
import { PUBLICATION_EVENTS } from "#lib/domain/timeline.ts";
import { ALL_VENDORS, EFFORTS } from "#lib/domain/vendor.ts";
import * as enums from "./generated/enums.ts";

/** What each of the database's lists says is the domain's; the rest is said by the types of who writes it. */
const DOMAIN: Record<Exclude<keyof typeof enums, "ActorKind" | "Origin" | "PublicationStep">, readonly string[]> = {
  ConnectionEnd: CONNECTION_ENDS,
  CreditBucket: CREDIT_BUCKETS,
  CreditReason: CREDIT_REASONS,
  Doubt: DOUBTS,
  CaptionPieceKind: PIECE_KINDS,
  FailureCode: FAILURES,
  FirstCommentStep: FIRST_COMMENT_STEPS,
  Format: FORMATS,
  GenerationStep: STEP_NAMES,
  ImageStyle: IMAGE_STYLES,
  Language: LANGUAGES,
  // A page that is drawn whole has no layout of the carousel's.
  Layout: [...LAYOUT_IDS, "page"],
  MatterKind: MATTER_KINDS,
  MediaPurpose: MEDIA_PURPOSES,
  NoticeKind: NOTICE_KINDS,
  NoticeTopic: NOTICE_TOPICS,
  PaymentKind: PAYMENT_KINDS,
  PaymentStatus: PAYMENT_STATUSES,
  Period: PERIODS,
  PlanStatus: PLAN_STATUSES,
  Platform: PLATFORMS,
  ProviderFaultKind: PROVIDER_FAULTS,
  PostStatus: STATUSES,
  ProviderEffort: EFFORTS,
  ProviderPart: PARTS,
  ProviderVendor: ALL_VENDORS,
  PublicationEventKind: PUBLICATION_EVENTS,
  RadarFailureCode: RADAR_FAILURES,
  RadarPhase: RADAR_PHASES,
  // Without a run there is no row.
  RadarRunState: RADAR_STATES.filter((state) => state !== "none"),
  Role: ROLES,
  StandIn: STAND_INS,
  Texture: TEXTURES,
};

test.each(Object.entries(DOMAIN))("the database's %s are the domain's, in its order", (name, list) => {
  const declared = Object.entries(enums).find(([one]) => one === name)?.[1] ?? {};
  expect(Object.values(declared)).toEqual(list);
});
