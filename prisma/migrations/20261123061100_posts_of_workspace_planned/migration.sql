CREATE INDEX CONCURRENTLY "Post_workspaceId_scheduledFor_id_idx" ON "Post"("workspaceId", "scheduledFor", "id");
