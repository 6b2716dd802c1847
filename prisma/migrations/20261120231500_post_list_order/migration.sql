-- The list's newest first is by creation: an index on the ids alone let the planner walk them past other statuses.
DROP INDEX "Post_workspaceId_status_id_idx";
DROP INDEX "Post_projectId_status_id_idx";
CREATE INDEX "Post_workspaceId_status_createdAt_id_idx" ON "Post"("workspaceId", "status", "createdAt", "id");
CREATE INDEX "Post_projectId_status_createdAt_id_idx" ON "Post"("projectId", "status", "createdAt", "id");
