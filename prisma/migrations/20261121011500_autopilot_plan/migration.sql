-- Both were never written: from here on they say what comes next, not what was last.
ALTER TABLE "Autopilot" RENAME COLUMN "plannedAt" TO "planAt";
ALTER TABLE "Autopilot" RENAME COLUMN "reportedAt" TO "reportAt";
ALTER INDEX "Autopilot_enabled_plannedAt_idx" RENAME TO "Autopilot_enabled_planAt_idx";
UPDATE "Autopilot" SET "planAt" = now() WHERE "enabled";

-- CreateIndex
CREATE INDEX "Autopilot_reportAt_idx" ON "Autopilot"("reportAt");

-- CreateIndex
CREATE UNIQUE INDEX "AutopilotRun_slotId_localDate_key" ON "AutopilotRun"("slotId", "localDate");

-- CreateIndex
CREATE INDEX "AutopilotRun_projectId_dueAt_idx" ON "AutopilotRun"("projectId", "dueAt");
