-- What was done to one post, for its own history.
CREATE INDEX "AuditEntry_targetId_id_idx" ON "AuditEntry"("targetId", "id");
