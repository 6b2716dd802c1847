-- A provider's faults end a post each with a reason of its own.
ALTER TYPE "FailureCode" ADD VALUE 'provider_key_refused' BEFORE 'clip_not_opened';
ALTER TYPE "FailureCode" ADD VALUE 'provider_busy' BEFORE 'clip_not_opened';
ALTER TYPE "FailureCode" ADD VALUE 'subject_refused' BEFORE 'clip_not_opened';
ALTER TYPE "FailureCode" ADD VALUE 'provider_broken' BEFORE 'clip_not_opened';
ALTER TYPE "FailureCode" ADD VALUE 'provider_slow' BEFORE 'clip_not_opened';
ALTER TYPE "FailureCode" ADD VALUE 'spending_capped' BEFORE 'clip_not_opened';

CREATE TYPE "Doubt" AS ENUM ('repeats', 'language', 'address', 'ordered');
CREATE TYPE "StandIn" AS ENUM ('writer', 'plainer_picture', 'built_in_picture');
ALTER TABLE "Generation"
  ADD COLUMN "provider" TEXT,
  ADD COLUMN "waitsUntil" TIMESTAMPTZ(3),
  ADD COLUMN "waitingSince" TIMESTAMPTZ(3),
  ADD COLUMN "pictures" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "standIns" "StandIn"[],
  ADD COLUMN "doubts" "Doubt"[],
  ADD COLUMN "isBuiltIn" BOOLEAN NOT NULL DEFAULT false;
