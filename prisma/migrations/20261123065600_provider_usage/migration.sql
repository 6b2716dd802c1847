CREATE TYPE "ProviderPart" AS ENUM ('text', 'image', 'voice');
CREATE TYPE "ProviderFaultKind" AS ENUM ('key_refused', 'busy', 'subject_refused', 'broken', 'slow');

CREATE TABLE "ProviderHold" (
  "key" TEXT COLLATE "C" NOT NULL,
  "part" "ProviderPart" NOT NULL,
  "provider" TEXT NOT NULL,
  "workspaceId" TEXT COLLATE "C",
  "fault" "ProviderFaultKind" NOT NULL,
  "faults" INTEGER NOT NULL,
  "heldUntil" TIMESTAMPTZ(3),
  "since" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "ProviderHold_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "UsageEntry" (
  "id" TEXT COLLATE "C" NOT NULL,
  "workspaceId" TEXT COLLATE "C" NOT NULL,
  "projectId" TEXT COLLATE "C",
  "postId" TEXT COLLATE "C",
  "part" "ProviderPart" NOT NULL,
  "provider" TEXT NOT NULL,
  "step" TEXT NOT NULL,
  "inputTokens" INTEGER NOT NULL DEFAULT 0,
  "outputTokens" INTEGER NOT NULL DEFAULT 0,
  "pictures" INTEGER NOT NULL DEFAULT 0,
  "seconds" DOUBLE PRECISION NOT NULL DEFAULT 0,
  "cost" DOUBLE PRECISION,
  "durationMs" INTEGER NOT NULL,
  "fault" "ProviderFaultKind",
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "UsageEntry_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "UsageEntry_workspaceId_at_idx" ON "UsageEntry"("workspaceId", "at");

ALTER TABLE "Workspace" ADD COLUMN "usageCapCents" INTEGER;
