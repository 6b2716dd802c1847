-- Whoever came first is who set the installation up.
ALTER TABLE "User" ADD COLUMN "ownsInstallation" BOOLEAN NOT NULL DEFAULT false;
UPDATE "User" SET "ownsInstallation" = true
WHERE "id" = (SELECT "id" FROM "User" ORDER BY "createdAt", "id" LIMIT 1);
