-- What is older than anybody looks at is removed, of all workspaces at once.
CREATE INDEX "UsageEntry_at_idx" ON "UsageEntry"("at");
