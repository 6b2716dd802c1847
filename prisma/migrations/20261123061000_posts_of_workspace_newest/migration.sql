CREATE INDEX CONCURRENTLY "Post_workspaceId_createdAt_id_idx" ON "Post"("workspaceId", "createdAt", "id");
