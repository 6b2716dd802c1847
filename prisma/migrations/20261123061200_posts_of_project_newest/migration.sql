CREATE INDEX CONCURRENTLY "Post_projectId_createdAt_id_idx" ON "Post"("projectId", "createdAt", "id");
