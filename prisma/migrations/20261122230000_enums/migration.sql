-- What holds one of a fixed list says so by its type: the texts stay what they were.

CREATE TYPE "Language" AS ENUM ('pt', 'en', 'es');
CREATE TYPE "Role" AS ENUM ('owner', 'admin', 'member');
CREATE TYPE "ActorKind" AS ENUM ('user', 'key', 'system');
CREATE TYPE "PlanStatus" AS ENUM ('trialing', 'active', 'past_due', 'canceled');
CREATE TYPE "Period" AS ENUM ('monthly', 'annual');
CREATE TYPE "PaymentKind" AS ENUM ('plan', 'upgrade', 'renewal', 'pack');
CREATE TYPE "PaymentStatus" AS ENUM ('open', 'pending', 'paid', 'failed', 'void', 'refunded');
CREATE TYPE "CreditBucket" AS ENUM ('plan', 'pack');
CREATE TYPE "CreditReason" AS ENUM ('plan_period', 'plan_expired', 'trial', 'upgrade', 'pack', 'post_created', 'set_by_operator');
CREATE TYPE "ImageStyle" AS ENUM ('illustration', 'paper_cut', 'minimal', 'geometric', 'line_art', 'retro', 'watercolor', 'night');
CREATE TYPE "ConnectionEnd" AS ENUM ('expired', 'removed', 'password_changed', 'checkpoint', 'permission_missing');
CREATE TYPE "MediaPurpose" AS ENUM ('photo', 'logo', 'picture', 'clip', 'track', 'render', 'voice', 'scene', 'page', 'slide', 'voice_sample', 'inspiration');
CREATE TYPE "Format" AS ENUM ('carousel', 'caption_reel', 'animated_audio', 'narrated_photos', 'premium_carousel', 'infographic');
CREATE TYPE "PostStatus" AS ENUM ('idea', 'queued', 'generating', 'draft', 'scheduled', 'publishing', 'published', 'failed', 'archived');
CREATE TYPE "Origin" AS ENUM ('api', 'app', 'autopilot');
CREATE TYPE "FailureCode" AS ENUM ('link_unreachable', 'link_without_text', 'writing_failed', 'drawing_failed', 'speaking_failed', 'rendering_failed', 'clip_not_opened', 'timed_out', 'not_connected', 'connection_ended', 'missed', 'unfit', 'file_refused', 'file_unreachable', 'caption_refused', 'account_restricted', 'network_refused', 'quota_full', 'network_too_slow', 'not_confirmed');
CREATE TYPE "Layout" AS ENUM ('cover', 'statement', 'list', 'checklist', 'steps', 'number', 'quote', 'comparison', 'myth', 'question', 'picture', 'call', 'page');
CREATE TYPE "Texture" AS ENUM ('none', 'paper', 'grain', 'dots', 'grid', 'lines', 'waves', 'halftone');
CREATE TYPE "GenerationStep" AS ENUM ('research', 'writing', 'drawing', 'speaking', 'rendering');
CREATE TYPE "PublicationStep" AS ENUM ('prepared', 'children', 'parent', 'waiting', 'publishing', 'reconciling', 'done', 'failed');
CREATE TYPE "PublicationEventKind" AS ENUM ('asked', 'due', 'sending', 'container_made', 'container_again', 'network_faltered', 'network_limits', 'quota_full', 'answer_unclear', 'sending_again', 'live', 'found_live', 'live_without_link', 'gave_up', 'network_refused', 'connection_ended', 'not_connected', 'unfit');
CREATE TYPE "RadarRunState" AS ENUM ('running', 'interrupted', 'failed', 'completed');
CREATE TYPE "RadarPhase" AS ENUM ('finding', 'collecting', 'scoring', 'insight');
CREATE TYPE "RadarFailureCode" AS ENUM ('nothing_to_search', 'nothing_found', 'no_source', 'social_unreachable', 'video_unreachable', 'social_refused', 'video_refused', 'social_limited', 'video_limited', 'timed_out', 'unexpected', 'stopped', 'lost');
CREATE TYPE "Platform" AS ENUM ('social', 'video');

-- Rules and an index that compare with texts; those that speak of more than the list come back below.
ALTER TABLE "User"
    DROP CONSTRAINT "User_language";
ALTER TABLE "Member"
    DROP CONSTRAINT "Member_role";
ALTER TABLE "Invite"
    DROP CONSTRAINT "Invite_role";
ALTER TABLE "AuditEntry"
    DROP CONSTRAINT "AuditEntry_actorKind";
ALTER TABLE "Subscription"
    DROP CONSTRAINT "Subscription_status",
    DROP CONSTRAINT "Subscription_period";
ALTER TABLE "Payment"
    DROP CONSTRAINT "Payment_kind",
    DROP CONSTRAINT "Payment_status";
ALTER TABLE "CreditEntry"
    DROP CONSTRAINT "CreditEntry_bucket";
ALTER TABLE "Project"
    DROP CONSTRAINT "Project_language";
ALTER TABLE "Post"
    DROP CONSTRAINT "Post_format",
    DROP CONSTRAINT "Post_status",
    DROP CONSTRAINT "Post_origin",
    DROP CONSTRAINT "Post_scheduled_has_date",
    DROP CONSTRAINT "Post_archived_has_no_date",
    DROP CONSTRAINT "Post_published_has_date",
    DROP CONSTRAINT "Post_published_never_again";
ALTER TABLE "RadarRun"
    DROP CONSTRAINT "RadarRun_state";
ALTER TABLE "Inspiration"
    DROP CONSTRAINT "Inspiration_platform";
DROP INDEX "RadarRun_one_running";

-- These two had no rule: what they may hold besides was read as the same before.
UPDATE "SocialConnection" SET "brokenReason" = 'expired' WHERE "brokenReason" NOT IN ('expired', 'removed', 'password_changed', 'checkpoint', 'permission_missing');
UPDATE "RadarRun" SET "error" = 'unexpected' WHERE "error" NOT IN ('nothing_to_search', 'nothing_found', 'no_source', 'social_unreachable', 'video_unreachable', 'social_refused', 'video_refused', 'social_limited', 'video_limited', 'timed_out', 'unexpected', 'stopped', 'lost');

ALTER TABLE "Workspace"
    ALTER COLUMN "previewFormats" TYPE "Format"[] USING "previewFormats"::text[]::"Format"[];
ALTER TABLE "User"
    ALTER COLUMN "language" DROP DEFAULT,
    ALTER COLUMN "language" TYPE "Language" USING "language"::text::"Language",
    ALTER COLUMN "language" SET DEFAULT 'pt';
ALTER TABLE "Member"
    ALTER COLUMN "role" TYPE "Role" USING "role"::text::"Role";
ALTER TABLE "Invite"
    ALTER COLUMN "role" TYPE "Role" USING "role"::text::"Role";
ALTER TABLE "AuditEntry"
    ALTER COLUMN "actorKind" TYPE "ActorKind" USING "actorKind"::text::"ActorKind";
ALTER TABLE "Subscription"
    ALTER COLUMN "status" TYPE "PlanStatus" USING "status"::text::"PlanStatus",
    ALTER COLUMN "period" TYPE "Period" USING "period"::text::"Period",
    ALTER COLUMN "nextPeriod" TYPE "Period" USING "nextPeriod"::text::"Period";
ALTER TABLE "Payment"
    ALTER COLUMN "kind" TYPE "PaymentKind" USING "kind"::text::"PaymentKind",
    ALTER COLUMN "status" TYPE "PaymentStatus" USING "status"::text::"PaymentStatus";
ALTER TABLE "CreditEntry"
    ALTER COLUMN "bucket" TYPE "CreditBucket" USING "bucket"::text::"CreditBucket",
    ALTER COLUMN "reason" TYPE "CreditReason" USING "reason"::text::"CreditReason";
ALTER TABLE "Project"
    ALTER COLUMN "language" DROP DEFAULT,
    ALTER COLUMN "language" TYPE "Language" USING "language"::text::"Language",
    ALTER COLUMN "language" SET DEFAULT 'pt';
ALTER TABLE "Brand"
    ALTER COLUMN "imageStyle" TYPE "ImageStyle" USING "imageStyle"::text::"ImageStyle";
ALTER TABLE "SocialConnection"
    ALTER COLUMN "brokenReason" TYPE "ConnectionEnd" USING "brokenReason"::text::"ConnectionEnd";
ALTER TABLE "Media"
    ALTER COLUMN "purpose" TYPE "MediaPurpose" USING "purpose"::text::"MediaPurpose";
ALTER TABLE "Post"
    ALTER COLUMN "format" TYPE "Format" USING "format"::text::"Format",
    ALTER COLUMN "status" TYPE "PostStatus" USING "status"::text::"PostStatus",
    ALTER COLUMN "origin" TYPE "Origin" USING "origin"::text::"Origin",
    ALTER COLUMN "failureReason" TYPE "FailureCode" USING "failureReason"::text::"FailureCode";
ALTER TABLE "Slide"
    ALTER COLUMN "layoutId" TYPE "Layout" USING "layoutId"::text::"Layout",
    ALTER COLUMN "variant" TYPE "Layout" USING "variant"::text::"Layout",
    ALTER COLUMN "texture" DROP DEFAULT,
    ALTER COLUMN "texture" TYPE "Texture" USING "texture"::text::"Texture",
    ALTER COLUMN "texture" SET DEFAULT 'none';
ALTER TABLE "Generation"
    ALTER COLUMN "step" TYPE "GenerationStep" USING "step"::text::"GenerationStep";
ALTER TABLE "Publication"
    ALTER COLUMN "step" TYPE "PublicationStep" USING "step"::text::"PublicationStep";
ALTER TABLE "PublicationEvent"
    ALTER COLUMN "kind" TYPE "PublicationEventKind" USING "kind"::text::"PublicationEventKind";
ALTER TABLE "RadarRun"
    ALTER COLUMN "state" TYPE "RadarRunState" USING "state"::text::"RadarRunState",
    ALTER COLUMN "phase" TYPE "RadarPhase" USING "phase"::text::"RadarPhase",
    ALTER COLUMN "error" TYPE "RadarFailureCode" USING "error"::text::"RadarFailureCode",
    ALTER COLUMN "named" TYPE "Platform"[] USING "named"::text[]::"Platform"[];
ALTER TABLE "RadarCollected"
    ALTER COLUMN "platform" TYPE "Platform" USING "platform"::text::"Platform";
ALTER TABLE "Inspiration"
    ALTER COLUMN "platform" TYPE "Platform" USING "platform"::text::"Platform";

ALTER TABLE "Post"
    ADD CONSTRAINT "Post_scheduled_has_date" CHECK ("status" <> 'scheduled' OR "scheduledFor" IS NOT NULL),
    ADD CONSTRAINT "Post_archived_has_no_date" CHECK ("status" <> 'archived' OR "scheduledFor" IS NULL),
    ADD CONSTRAINT "Post_published_has_date" CHECK ("status" <> 'published' OR "publishedAt" IS NOT NULL),
    ADD CONSTRAINT "Post_published_never_again" CHECK ("publishedAt" IS NULL OR "status" NOT IN ('queued', 'generating', 'scheduled', 'publishing'));
CREATE UNIQUE INDEX "RadarRun_one_running" ON "RadarRun"("projectId") WHERE "state" = 'running';
