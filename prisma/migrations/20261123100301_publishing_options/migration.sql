ALTER TABLE "Slide" ADD COLUMN "altText" TEXT;
-- The frame or the picture that a person chose for a video's cover; null: the one that its render chose.
ALTER TABLE "Post" ADD COLUMN "coverChoice" JSONB;

CREATE TYPE "FirstCommentStep" AS ENUM ('wanted', 'due', 'sent', 'live', 'failed');

-- One a post, ever: what was sent is on record before it is sent.
CREATE TABLE "FirstComment" (
    "postId" TEXT COLLATE "C" NOT NULL,
    "text" TEXT NOT NULL,
    "step" "FirstCommentStep" NOT NULL DEFAULT 'wanted',
    "commentId" TEXT COLLATE "C",
    "sentAt" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "isRefused" BOOLEAN NOT NULL DEFAULT false,
    "nextRunAt" TIMESTAMPTZ(3),

    CONSTRAINT "FirstComment_pkey" PRIMARY KEY ("postId")
);
CREATE UNIQUE INDEX "FirstComment_commentId_key" ON "FirstComment"("commentId");
CREATE INDEX "FirstComment_nextRunAt_idx" ON "FirstComment"("nextRunAt");
ALTER TABLE "FirstComment" ADD CONSTRAINT "FirstComment_postId_fkey"
  FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TYPE "CaptionPieceKind" AS ENUM ('hashtags', 'snippet');

CREATE TABLE "CaptionPiece" (
    "id" TEXT COLLATE "C" NOT NULL,
    "projectId" TEXT COLLATE "C" NOT NULL,
    "kind" "CaptionPieceKind" NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CaptionPiece_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "CaptionPiece_projectId_id_idx" ON "CaptionPiece"("projectId", "id");
ALTER TABLE "CaptionPiece" ADD CONSTRAINT "CaptionPiece_projectId_fkey"
  FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
