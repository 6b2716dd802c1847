-- Review: who approves, what is said of a post, and links for clients.
ALTER TABLE "Project" ADD COLUMN "requiresApproval" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Member" ADD COLUMN "writesOnly" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Invite" ADD COLUMN "writesOnly" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "PostComment" (
  "id" TEXT COLLATE "C" NOT NULL,
  "workspaceId" TEXT COLLATE "C" NOT NULL,
  "postId" TEXT COLLATE "C" NOT NULL,
  "slideId" TEXT COLLATE "C",
  "second" DOUBLE PRECISION,
  "authorId" TEXT COLLATE "C",
  "reviewLinkId" TEXT COLLATE "C",
  "authorName" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "resolvedAt" TIMESTAMPTZ(3),
  CONSTRAINT "PostComment_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "PostComment_postId_id_idx" ON "PostComment"("postId", "id");
ALTER TABLE "PostComment" ADD CONSTRAINT "PostComment_postId_fkey"
  FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "ReviewLink" (
  "id" TEXT COLLATE "C" NOT NULL,
  "workspaceId" TEXT COLLATE "C" NOT NULL,
  "projectId" TEXT COLLATE "C" NOT NULL,
  "tokenHash" TEXT COLLATE "C" NOT NULL,
  "label" TEXT NOT NULL,
  "postId" TEXT COLLATE "C",
  "week" TEXT COLLATE "C",
  "createdById" TEXT COLLATE "C" NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,
  "revokedAt" TIMESTAMPTZ(3),
  "seenAt" TIMESTAMPTZ(3),
  CONSTRAINT "ReviewLink_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "ReviewLink_tokenHash_key" ON "ReviewLink"("tokenHash");
CREATE INDEX "ReviewLink_projectId_id_idx" ON "ReviewLink"("projectId", "id");
ALTER TABLE "ReviewLink" ADD CONSTRAINT "ReviewLink_projectId_fkey"
  FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ReviewLink" ADD CONSTRAINT "ReviewLink_postId_fkey"
  FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "ReviewLink_postId_idx" ON "ReviewLink"("postId");
