-- A connection is looked at by its time: renewed from day 30 on, its owner warned, its end noticed.
ALTER TABLE "SocialConnection" ADD COLUMN "nextCheckAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "SocialConnection" ADD COLUMN "warnedDays" INTEGER;
DROP INDEX "SocialConnection_tokenExpiresAt_idx";
CREATE INDEX "SocialConnection_nextCheckAt_idx" ON "SocialConnection"("nextCheckAt");
CREATE INDEX "SocialConnection_appScopedId_idx" ON "SocialConnection"("appScopedId");
-- The reasons have names of their own now.
UPDATE "SocialConnection" SET "brokenReason" = 'expired' WHERE "brokenReason" = 'connection_ended';
-- Another account than the one that is connected waits here for a person's word.
ALTER TABLE "ConnectState" ADD COLUMN "candidate" JSONB;
