ALTER TABLE "Post" ADD COLUMN "editedBy" TEXT;
ALTER TABLE "Slide" ADD COLUMN "earlierScene" JSONB;
CREATE TABLE "RemovedSlide" (
    "id" TEXT NOT NULL,
    "workspaceId" TEXT NOT NULL,
    "postId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "slide" JSONB NOT NULL,
    "removedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RemovedSlide_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "RemovedSlide_postId_idx" ON "RemovedSlide"("postId");
CREATE INDEX "RemovedSlide_removedAt_idx" ON "RemovedSlide"("removedAt");
ALTER TABLE "RemovedSlide" ADD CONSTRAINT "RemovedSlide_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
