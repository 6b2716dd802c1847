CREATE TYPE "MatterKind" AS ENUM ('told', 'page', 'library', 'short');
ALTER TABLE "Generation"
  ADD COLUMN "writer" TEXT,
  ADD COLUMN "matter" "MatterKind";
