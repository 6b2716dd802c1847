CREATE TYPE "NoticeKind" AS ENUM ('post_failed', 'post_missed', 'post_awaits', 'autopilot_no_credits', 'autopilot_no_account', 'connection_ending', 'connection_ended', 'payment_failed', 'plan_ended', 'provider_key_refused', 'provider_held');
CREATE TYPE "NoticeTopic" AS ENUM ('posts', 'approval', 'autopilot', 'connection', 'payment', 'provider');

CREATE TABLE "Notice" (
    "id" TEXT COLLATE "C" NOT NULL,
    "workspaceId" TEXT COLLATE "C" NOT NULL,
    "projectId" TEXT COLLATE "C",
    "postId" TEXT COLLATE "C",
    "kind" "NoticeKind" NOT NULL,
    "key" TEXT NOT NULL,
    "detail" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "NoticeCopy" (
    "noticeId" TEXT COLLATE "C" NOT NULL,
    "memberId" TEXT COLLATE "C" NOT NULL,
    "isListed" BOOLEAN NOT NULL,
    "seenAt" TIMESTAMPTZ(3),
    "mailAt" TIMESTAMPTZ(3),
    "mailedAt" TIMESTAMPTZ(3),

    CONSTRAINT "NoticeCopy_pkey" PRIMARY KEY ("noticeId", "memberId")
);

CREATE TABLE "NoticeChoice" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "topic" "NoticeTopic" NOT NULL,
    "mail" BOOLEAN NOT NULL,
    "list" BOOLEAN NOT NULL,

    CONSTRAINT "NoticeChoice_pkey" PRIMARY KEY ("userId", "topic")
);

CREATE UNIQUE INDEX "Notice_workspaceId_key_key" ON "Notice"("workspaceId", "key");
CREATE INDEX "Notice_projectId_at_idx" ON "Notice"("projectId", "at");
CREATE INDEX "Notice_postId_idx" ON "Notice"("postId");
CREATE INDEX "Notice_at_idx" ON "Notice"("at");
CREATE INDEX "NoticeCopy_memberId_noticeId_idx" ON "NoticeCopy"("memberId", "noticeId");
CREATE INDEX "NoticeCopy_mailAt_idx" ON "NoticeCopy"("mailAt");

ALTER TABLE "Notice" ADD CONSTRAINT "Notice_workspaceId_fkey"
  FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_projectId_fkey"
  FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_postId_fkey"
  FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "NoticeCopy" ADD CONSTRAINT "NoticeCopy_noticeId_fkey"
  FOREIGN KEY ("noticeId") REFERENCES "Notice"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "NoticeCopy" ADD CONSTRAINT "NoticeCopy_memberId_fkey"
  FOREIGN KEY ("memberId") REFERENCES "Member"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "NoticeChoice" ADD CONSTRAINT "NoticeChoice_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
