ALTER TYPE "PublicationEventKind" ADD VALUE 'files_awaited' AFTER 'due';
ALTER TYPE "PublicationEventKind" ADD VALUE 'link_found' AFTER 'live_without_link';
ALTER TABLE "Publication"
  ADD COLUMN "unfetchedAt" TIMESTAMPTZ(3),
  ADD COLUMN "nextLinkAt" TIMESTAMPTZ(3);
CREATE INDEX "Publication_nextLinkAt_idx" ON "Publication"("nextLinkAt");
-- Posts that are live without a link since lately: it is looked for from now on.
UPDATE "Publication" SET "nextLinkAt" = now()
WHERE "step" = 'done' AND "permalink" IS NULL AND "finishedAt" > now() - interval '7 days';
