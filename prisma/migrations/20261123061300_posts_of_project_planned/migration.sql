CREATE INDEX CONCURRENTLY "Post_projectId_scheduledFor_id_idx" ON "Post"("projectId", "scheduledFor", "id");
