-- CreateTable
CREATE TABLE "Workspace" (
    "id" TEXT COLLATE "C" NOT NULL,
    "name" TEXT NOT NULL,
    "apiAccess" BOOLEAN,
    "previewFormats" TEXT[],
    "billingCustomerId" TEXT COLLATE "C",
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Workspace_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "User" (
    "id" TEXT COLLATE "C" NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "passwordHash" TEXT,
    "sessionVersion" INTEGER NOT NULL DEFAULT 1,
    "language" TEXT NOT NULL DEFAULT 'pt',
    "emailVerifiedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ExternalLogin" (
    "provider" TEXT NOT NULL,
    "accountId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ExternalLogin_pkey" PRIMARY KEY ("provider","accountId")
);

-- CreateTable
CREATE TABLE "SignInToken" (
    "email" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SignInToken_pkey" PRIMARY KEY ("email","tokenHash")
);

-- CreateTable
CREATE TABLE "SignInThrottle" (
    "key" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "windowEndsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SignInThrottle_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Member" (
    "id" TEXT COLLATE "C" NOT NULL,
    "workspaceId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "role" TEXT NOT NULL,
    "joinedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Member_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Invite" (
    "id" TEXT COLLATE "C" NOT NULL,
    "workspaceId" TEXT COLLATE "C" NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "invitedById" TEXT COLLATE "C" NOT NULL,
    "invitedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3),
    "canceledAt" TIMESTAMPTZ(3),

    CONSTRAINT "Invite_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApiKey" (
    "id" TEXT COLLATE "C" NOT NULL,
    "workspaceId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "createdById" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ApiKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" TEXT COLLATE "C" NOT NULL,
    "workspaceId" TEXT COLLATE "C" NOT NULL,
    "actorKind" TEXT NOT NULL,
    "actorId" TEXT COLLATE "C",
    "action" TEXT NOT NULL,
    "targetId" TEXT COLLATE "C",
    "detail" JSONB,
    "address" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdempotencyRecord" (
    "keyId" TEXT COLLATE "C" NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "body" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyRecord_pkey" PRIMARY KEY ("keyId","idempotencyKey")
);

-- CreateTable
CREATE TABLE "Subscription" (
    "workspaceId" TEXT COLLATE "C" NOT NULL,
    "status" TEXT NOT NULL,
    "posts" INTEGER NOT NULL,
    "accounts" INTEGER NOT NULL,
    "period" TEXT NOT NULL,
    "renewalCents" INTEGER NOT NULL,
    "isLegacyPrice" BOOLEAN NOT NULL DEFAULT false,
    "cancelAtPeriodEnd" BOOLEAN NOT NULL DEFAULT false,
    "hasEverPaid" BOOLEAN NOT NULL DEFAULT false,
    "billedManually" BOOLEAN NOT NULL DEFAULT false,
    "firstMonthDiscount" BOOLEAN NOT NULL DEFAULT false,
    "trialEndsAt" TIMESTAMPTZ(3),
    "currentPeriodStart" TIMESTAMPTZ(3) NOT NULL,
    "currentPeriodEnd" TIMESTAMPTZ(3) NOT NULL,
    "nextPosts" INTEGER,
    "nextAccounts" INTEGER,
    "nextPeriod" TEXT,
    "billingId" TEXT COLLATE "C",

    CONSTRAINT "Subscription_pkey" PRIMARY KEY ("workspaceId")
);

-- CreateTable
CREATE TABLE "CreditEntry" (
    "id" TEXT COLLATE "C" NOT NULL,
    "workspaceId" TEXT COLLATE "C" NOT NULL,
    "key" TEXT NOT NULL,
    "bucket" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "postId" TEXT COLLATE "C",
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CreditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BillingEvent" (
    "id" TEXT COLLATE "C" NOT NULL,
    "workspaceId" TEXT COLLATE "C",
    "type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BillingEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Project" (
    "id" TEXT COLLATE "C" NOT NULL,
    "workspaceId" TEXT COLLATE "C" NOT NULL,
    "name" TEXT NOT NULL,
    "timezone" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'pt',
    "voice" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Project_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Brand" (
    "projectId" TEXT COLLATE "C" NOT NULL,
    "profileName" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "audience" TEXT NOT NULL DEFAULT '',
    "contentPreferences" TEXT NOT NULL DEFAULT '',
    "toneOfVoice" TEXT NOT NULL DEFAULT '',
    "imageStyle" TEXT NOT NULL,
    "titleFont" TEXT,
    "bodyFont" TEXT,
    "brandColor" TEXT NOT NULL,
    "backgroundColor" TEXT NOT NULL,
    "photoKey" TEXT,
    "logoKey" TEXT,

    CONSTRAINT "Brand_pkey" PRIMARY KEY ("projectId")
);

-- CreateTable
CREATE TABLE "Palette" (
    "id" TEXT COLLATE "C" NOT NULL,
    "projectId" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "brandColor" TEXT NOT NULL,
    "backgroundColor" TEXT NOT NULL,
    "textColor" TEXT NOT NULL,

    CONSTRAINT "Palette_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SocialConnection" (
    "projectId" TEXT COLLATE "C" NOT NULL,
    "handle" TEXT NOT NULL,
    "accountId" TEXT COLLATE "C" NOT NULL,
    "appScopedId" TEXT COLLATE "C" NOT NULL,
    "token" BYTEA NOT NULL,
    "scopes" TEXT[],
    "tokenIssuedAt" TIMESTAMPTZ(3) NOT NULL,
    "tokenExpiresAt" TIMESTAMPTZ(3) NOT NULL,
    "brokenReason" TEXT,
    "connectedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SocialConnection_pkey" PRIMARY KEY ("projectId")
);

-- CreateTable
CREATE TABLE "ConnectState" (
    "stateHash" TEXT NOT NULL,
    "projectId" TEXT COLLATE "C" NOT NULL,
    "userId" TEXT COLLATE "C" NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ConnectState_pkey" PRIMARY KEY ("stateHash")
);

-- CreateTable
CREATE TABLE "Media" (
    "id" TEXT COLLATE "C" NOT NULL,
    "workspaceId" TEXT COLLATE "C" NOT NULL,
    "projectId" TEXT COLLATE "C",
    "postId" TEXT COLLATE "C",
    "key" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "durationSeconds" DOUBLE PRECISION,
    "description" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrphanFile" (
    "key" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OrphanFile_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Clip" (
    "id" TEXT COLLATE "C" NOT NULL,
    "projectId" TEXT COLLATE "C" NOT NULL,
    "key" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "durationSeconds" DOUBLE PRECISION NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Clip_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Track" (
    "id" TEXT COLLATE "C" NOT NULL,
    "projectId" TEXT COLLATE "C" NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "durationSeconds" DOUBLE PRECISION NOT NULL,
    "suggestedStartSeconds" DOUBLE PRECISION NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Track_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Post" (
    "id" TEXT COLLATE "C" NOT NULL,
    "workspaceId" TEXT COLLATE "C" NOT NULL,
    "projectId" TEXT COLLATE "C" NOT NULL,
    "format" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "theme" TEXT NOT NULL,
    "link" TEXT,
    "textContent" TEXT,
    "scheduledFor" TIMESTAMPTZ(3),
    "origin" TEXT NOT NULL,
    "content" JSONB,
    "media" JSONB NOT NULL DEFAULT '[]',
    "hasContent" BOOLEAN NOT NULL DEFAULT false,
    "imageEditsUsed" INTEGER NOT NULL DEFAULT 0,
    "failureReason" TEXT,
    "publishedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Slide" (
    "id" TEXT COLLATE "C" NOT NULL,
    "workspaceId" TEXT COLLATE "C" NOT NULL,
    "postId" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    "layoutId" TEXT COLLATE "C" NOT NULL,
    "variant" TEXT,
    "fields" JSONB NOT NULL,
    "titleFont" TEXT,
    "bodyFont" TEXT,
    "texture" TEXT NOT NULL DEFAULT 'none',
    "background" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "brand" TEXT NOT NULL,
    "imageKey" TEXT,
    "earlierKey" TEXT,
    "scene" JSONB,

    CONSTRAINT "Slide_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ClipUse" (
    "postId" TEXT COLLATE "C" NOT NULL,
    "clipId" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "ClipUse_pkey" PRIMARY KEY ("postId","clipId")
);

-- CreateTable
CREATE TABLE "Generation" (
    "postId" TEXT COLLATE "C" NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "step" TEXT,
    "progress" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "done" JSONB NOT NULL DEFAULT '{}',
    "enqueuedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Generation_pkey" PRIMARY KEY ("postId")
);

-- CreateTable
CREATE TABLE "Publication" (
    "postId" TEXT COLLATE "C" NOT NULL,
    "step" TEXT NOT NULL,
    "accountId" TEXT COLLATE "C",
    "snapshot" JSONB NOT NULL,
    "children" JSONB NOT NULL DEFAULT '[]',
    "containerId" TEXT COLLATE "C",
    "containerAt" TIMESTAMPTZ(3),
    "publishSentAt" TIMESTAMPTZ(3),
    "publishTries" INTEGER NOT NULL DEFAULT 0,
    "mediaId" TEXT COLLATE "C",
    "permalink" TEXT,
    "lastError" JSONB,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),
    "nextRunAt" TIMESTAMPTZ(3),
    "leaseOwner" TEXT,
    "leaseUntil" TIMESTAMPTZ(3),
    "fence" INTEGER NOT NULL DEFAULT 0,
    "nextMeasureAt" TIMESTAMPTZ(3),

    CONSTRAINT "Publication_pkey" PRIMARY KEY ("postId")
);

-- CreateTable
CREATE TABLE "PublicationEvent" (
    "id" TEXT COLLATE "C" NOT NULL,
    "postId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT NOT NULL,
    "detail" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PublicationEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MetricSample" (
    "postId" TEXT COLLATE "C" NOT NULL,
    "measuredAt" TIMESTAMPTZ(3) NOT NULL,
    "views" INTEGER NOT NULL,
    "likes" INTEGER NOT NULL,
    "comments" INTEGER NOT NULL,

    CONSTRAINT "MetricSample_pkey" PRIMARY KEY ("postId","measuredAt")
);

-- CreateTable
CREATE TABLE "Autopilot" (
    "projectId" TEXT COLLATE "C" NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT false,
    "emailReport" BOOLEAN NOT NULL DEFAULT false,
    "requiresApproval" BOOLEAN NOT NULL DEFAULT false,
    "plannedAt" TIMESTAMPTZ(3),
    "reportedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Autopilot_pkey" PRIMARY KEY ("projectId")
);

-- CreateTable
CREATE TABLE "AutopilotSlot" (
    "id" TEXT COLLATE "C" NOT NULL,
    "projectId" TEXT COLLATE "C" NOT NULL,
    "dayOfWeek" INTEGER NOT NULL,
    "hour" INTEGER NOT NULL,
    "theme" TEXT,

    CONSTRAINT "AutopilotSlot_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AutopilotRun" (
    "id" TEXT COLLATE "C" NOT NULL,
    "projectId" TEXT COLLATE "C" NOT NULL,
    "localDate" TEXT NOT NULL,
    "hour" INTEGER NOT NULL,
    "slotId" TEXT COLLATE "C" NOT NULL,
    "postId" TEXT COLLATE "C",
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "theme" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AutopilotRun_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RadarTargets" (
    "projectId" TEXT COLLATE "C" NOT NULL,
    "terms" TEXT[],
    "hashtags" TEXT[],
    "videoTerms" TEXT[],
    "competitors" TEXT[],
    "videoChannels" TEXT[],

    CONSTRAINT "RadarTargets_pkey" PRIMARY KEY ("projectId")
);

-- CreateTable
CREATE TABLE "RadarRun" (
    "id" TEXT COLLATE "C" NOT NULL,
    "projectId" TEXT COLLATE "C" NOT NULL,
    "state" TEXT NOT NULL,
    "phase" TEXT,
    "error" TEXT,
    "insight" TEXT,
    "targets" JSONB,
    "kpis" JSONB,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" TIMESTAMPTZ(3),

    CONSTRAINT "RadarRun_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Inspiration" (
    "id" TEXT COLLATE "C" NOT NULL,
    "projectId" TEXT COLLATE "C" NOT NULL,
    "platform" TEXT NOT NULL,
    "shortcode" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "handle" TEXT NOT NULL,
    "caption" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "score" DOUBLE PRECISION NOT NULL,
    "views" INTEGER NOT NULL,
    "why" JSONB,
    "thumbnailUrl" TEXT,
    "firstSeenAt" TIMESTAMPTZ(3) NOT NULL,
    "publishedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Inspiration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OutboxMail" (
    "id" TEXT COLLATE "C" NOT NULL,
    "to" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OutboxMail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WorkerHeartbeat" (
    "workerId" TEXT COLLATE "C" NOT NULL,
    "version" TEXT NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "beatAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WorkerHeartbeat_pkey" PRIMARY KEY ("workerId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Workspace_billingCustomerId_key" ON "Workspace"("billingCustomerId");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "ExternalLogin_userId_idx" ON "ExternalLogin"("userId");

-- CreateIndex
CREATE INDEX "Member_userId_idx" ON "Member"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Member_workspaceId_userId_key" ON "Member"("workspaceId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "Invite_tokenHash_key" ON "Invite"("tokenHash");

-- CreateIndex
CREATE INDEX "Invite_workspaceId_email_idx" ON "Invite"("workspaceId", "email");

-- CreateIndex
CREATE UNIQUE INDEX "ApiKey_hash_key" ON "ApiKey"("hash");

-- CreateIndex
CREATE INDEX "ApiKey_workspaceId_id_idx" ON "ApiKey"("workspaceId", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_workspaceId_id_idx" ON "AuditEntry"("workspaceId", "id");

-- CreateIndex
CREATE INDEX "IdempotencyRecord_createdAt_idx" ON "IdempotencyRecord"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Subscription_billingId_key" ON "Subscription"("billingId");

-- CreateIndex
CREATE INDEX "Subscription_currentPeriodEnd_idx" ON "Subscription"("currentPeriodEnd");

-- CreateIndex
CREATE UNIQUE INDEX "CreditEntry_key_key" ON "CreditEntry"("key");

-- CreateIndex
CREATE INDEX "CreditEntry_workspaceId_id_idx" ON "CreditEntry"("workspaceId", "id");

-- CreateIndex
CREATE INDEX "Project_workspaceId_id_idx" ON "Project"("workspaceId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Palette_projectId_position_key" ON "Palette"("projectId", "position");

-- CreateIndex
CREATE INDEX "SocialConnection_tokenExpiresAt_idx" ON "SocialConnection"("tokenExpiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Media_key_key" ON "Media"("key");

-- CreateIndex
CREATE INDEX "Media_workspaceId_id_idx" ON "Media"("workspaceId", "id");

-- CreateIndex
CREATE INDEX "Media_projectId_purpose_id_idx" ON "Media"("projectId", "purpose", "id");

-- CreateIndex
CREATE INDEX "Media_postId_idx" ON "Media"("postId");

-- CreateIndex
CREATE UNIQUE INDEX "Clip_key_key" ON "Clip"("key");

-- CreateIndex
CREATE INDEX "Clip_projectId_id_idx" ON "Clip"("projectId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Track_key_key" ON "Track"("key");

-- CreateIndex
CREATE INDEX "Track_projectId_id_idx" ON "Track"("projectId", "id");

-- CreateIndex
CREATE INDEX "Post_workspaceId_status_id_idx" ON "Post"("workspaceId", "status", "id");

-- CreateIndex
CREATE INDEX "Post_workspaceId_status_scheduledFor_id_idx" ON "Post"("workspaceId", "status", "scheduledFor", "id");

-- CreateIndex
CREATE INDEX "Post_projectId_status_id_idx" ON "Post"("projectId", "status", "id");

-- CreateIndex
CREATE INDEX "Post_projectId_status_scheduledFor_id_idx" ON "Post"("projectId", "status", "scheduledFor", "id");

-- CreateIndex
CREATE INDEX "Post_status_scheduledFor_idx" ON "Post"("status", "scheduledFor");

-- CreateIndex
CREATE INDEX "Post_projectId_publishedAt_id_idx" ON "Post"("projectId", "publishedAt", "id");

-- CreateIndex
CREATE INDEX "Slide_workspaceId_idx" ON "Slide"("workspaceId");

-- CreateIndex
CREATE UNIQUE INDEX "Publication_mediaId_key" ON "Publication"("mediaId");

-- CreateIndex
CREATE INDEX "Publication_nextRunAt_idx" ON "Publication"("nextRunAt");

-- CreateIndex
CREATE INDEX "Publication_nextMeasureAt_idx" ON "Publication"("nextMeasureAt");

-- CreateIndex
CREATE INDEX "PublicationEvent_postId_id_idx" ON "PublicationEvent"("postId", "id");

-- CreateIndex
CREATE INDEX "Autopilot_enabled_plannedAt_idx" ON "Autopilot"("enabled", "plannedAt");

-- CreateIndex
CREATE UNIQUE INDEX "AutopilotSlot_projectId_dayOfWeek_hour_key" ON "AutopilotSlot"("projectId", "dayOfWeek", "hour");

-- CreateIndex
CREATE UNIQUE INDEX "AutopilotRun_postId_key" ON "AutopilotRun"("postId");

-- CreateIndex
CREATE UNIQUE INDEX "AutopilotRun_projectId_localDate_hour_key" ON "AutopilotRun"("projectId", "localDate", "hour");

-- CreateIndex
CREATE INDEX "RadarRun_projectId_state_startedAt_idx" ON "RadarRun"("projectId", "state", "startedAt");

-- CreateIndex
CREATE INDEX "Inspiration_projectId_score_id_idx" ON "Inspiration"("projectId", "score" DESC, "id");

-- CreateIndex
CREATE INDEX "Inspiration_projectId_platform_score_id_idx" ON "Inspiration"("projectId", "platform", "score" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "Inspiration_projectId_platform_shortcode_key" ON "Inspiration"("projectId", "platform", "shortcode");

-- CreateIndex
CREATE INDEX "OutboxMail_to_id_idx" ON "OutboxMail"("to", "id");

-- AddForeignKey
ALTER TABLE "ExternalLogin" ADD CONSTRAINT "ExternalLogin_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invite" ADD CONSTRAINT "Invite_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CreditEntry" ADD CONSTRAINT "CreditEntry_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Project" ADD CONSTRAINT "Project_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Brand" ADD CONSTRAINT "Brand_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Palette" ADD CONSTRAINT "Palette_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SocialConnection" ADD CONSTRAINT "SocialConnection_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Media" ADD CONSTRAINT "Media_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Media" ADD CONSTRAINT "Media_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Clip" ADD CONSTRAINT "Clip_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Track" ADD CONSTRAINT "Track_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Slide" ADD CONSTRAINT "Slide_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClipUse" ADD CONSTRAINT "ClipUse_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Generation" ADD CONSTRAINT "Generation_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Publication" ADD CONSTRAINT "Publication_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PublicationEvent" ADD CONSTRAINT "PublicationEvent_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Publication"("postId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MetricSample" ADD CONSTRAINT "MetricSample_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Autopilot" ADD CONSTRAINT "Autopilot_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AutopilotSlot" ADD CONSTRAINT "AutopilotSlot_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AutopilotRun" ADD CONSTRAINT "AutopilotRun_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AutopilotRun" ADD CONSTRAINT "AutopilotRun_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RadarTargets" ADD CONSTRAINT "RadarTargets_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RadarRun" ADD CONSTRAINT "RadarRun_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Inspiration" ADD CONSTRAINT "Inspiration_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What the schema language cannot say.

-- Deferred, so that a renumbering is one statement and is checked at the commit.
ALTER TABLE "Slide" ADD CONSTRAINT "Slide_postId_position_key" UNIQUE ("postId", "position") DEFERRABLE INITIALLY DEFERRED;

CREATE UNIQUE INDEX "RadarRun_one_running" ON "RadarRun"("projectId") WHERE "state" = 'running';
CREATE UNIQUE INDEX "Invite_one_pending" ON "Invite"("workspaceId", "email") WHERE "acceptedAt" IS NULL AND "canceledAt" IS NULL;

ALTER TABLE "User"
    ADD CONSTRAINT "User_email_lower" CHECK ("email" = lower("email" COLLATE "C")),
    ADD CONSTRAINT "User_language" CHECK ("language" IN ('pt', 'en', 'es'));
ALTER TABLE "SignInThrottle" ADD CONSTRAINT "SignInThrottle_failures" CHECK ("failures" >= 0);
ALTER TABLE "Member" ADD CONSTRAINT "Member_role" CHECK ("role" IN ('owner', 'admin', 'member'));
ALTER TABLE "Invite"
    ADD CONSTRAINT "Invite_email_lower" CHECK ("email" = lower("email" COLLATE "C")),
    ADD CONSTRAINT "Invite_role" CHECK ("role" IN ('owner', 'admin', 'member'));
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_hash_sha256" CHECK (octet_length("hash") = 32);
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_actorKind" CHECK ("actorKind" IN ('user', 'key', 'system'));

ALTER TABLE "Subscription"
    ADD CONSTRAINT "Subscription_status" CHECK ("status" IN ('trialing', 'active', 'past_due', 'canceled')),
    ADD CONSTRAINT "Subscription_period" CHECK ("period" IN ('monthly', 'annual') AND "nextPeriod" IN ('monthly', 'annual')),
    ADD CONSTRAINT "Subscription_size" CHECK ("posts" >= 1 AND "accounts" >= 1 AND "nextPosts" >= 1 AND "nextAccounts" >= 1 AND "renewalCents" >= 0),
    ADD CONSTRAINT "Subscription_term" CHECK ("currentPeriodStart" <= "currentPeriodEnd");
ALTER TABLE "CreditEntry"
    ADD CONSTRAINT "CreditEntry_bucket" CHECK ("bucket" IN ('plan', 'pack')),
    ADD CONSTRAINT "CreditEntry_amount" CHECK ("amount" <> 0);

ALTER TABLE "Project" ADD CONSTRAINT "Project_language" CHECK ("language" IN ('pt', 'en', 'es'));
ALTER TABLE "Palette" ADD CONSTRAINT "Palette_position" CHECK ("position" >= 0);

ALTER TABLE "Media"
    ADD CONSTRAINT "Media_bytes" CHECK ("bytes" >= 0),
    ADD CONSTRAINT "Media_key_in_workspace" CHECK (starts_with("key" COLLATE "C", "workspaceId"));

ALTER TABLE "Post"
    ADD CONSTRAINT "Post_format" CHECK ("format" IN ('carousel', 'caption_reel', 'animated_audio', 'narrated_photos', 'premium_carousel', 'infographic')),
    ADD CONSTRAINT "Post_status" CHECK ("status" IN ('idea', 'queued', 'generating', 'draft', 'scheduled', 'publishing', 'published', 'failed', 'archived')),
    ADD CONSTRAINT "Post_origin" CHECK ("origin" IN ('api', 'app', 'autopilot')),
    ADD CONSTRAINT "Post_scheduled_has_date" CHECK ("status" <> 'scheduled' OR "scheduledFor" IS NOT NULL),
    ADD CONSTRAINT "Post_archived_has_no_date" CHECK ("status" <> 'archived' OR "scheduledFor" IS NULL),
    ADD CONSTRAINT "Post_published_has_date" CHECK ("status" <> 'published' OR "publishedAt" IS NOT NULL),
    ADD CONSTRAINT "Post_published_never_again" CHECK ("publishedAt" IS NULL OR "status" NOT IN ('queued', 'generating', 'scheduled', 'publishing')),
    ADD CONSTRAINT "Post_imageEditsUsed" CHECK ("imageEditsUsed" >= 0);
ALTER TABLE "Slide" ADD CONSTRAINT "Slide_position" CHECK ("position" >= 0);
ALTER TABLE "Generation"
    ADD CONSTRAINT "Generation_attempt" CHECK ("attempt" >= 1),
    ADD CONSTRAINT "Generation_progress" CHECK ("progress" BETWEEN 0 AND 1);
ALTER TABLE "Publication" ADD CONSTRAINT "Publication_counts" CHECK ("publishTries" >= 0 AND "fence" >= 0);
ALTER TABLE "MetricSample" ADD CONSTRAINT "MetricSample_counts" CHECK ("views" >= 0 AND "likes" >= 0 AND "comments" >= 0);

ALTER TABLE "AutopilotSlot"
    ADD CONSTRAINT "AutopilotSlot_dayOfWeek" CHECK ("dayOfWeek" BETWEEN 0 AND 6),
    ADD CONSTRAINT "AutopilotSlot_hour" CHECK ("hour" BETWEEN 0 AND 23);
ALTER TABLE "AutopilotRun"
    ADD CONSTRAINT "AutopilotRun_hour" CHECK ("hour" BETWEEN 0 AND 23),
    ADD CONSTRAINT "AutopilotRun_localDate" CHECK ("localDate" ~ '^\d{4}-\d{2}-\d{2}$');

ALTER TABLE "RadarRun" ADD CONSTRAINT "RadarRun_state" CHECK ("state" IN ('running', 'interrupted', 'failed', 'completed'));
ALTER TABLE "Inspiration"
    ADD CONSTRAINT "Inspiration_platform" CHECK ("platform" IN ('social', 'video')),
    ADD CONSTRAINT "Inspiration_views" CHECK ("views" >= 0);
