-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "coverKey" TEXT,
ADD COLUMN     "isStale" BOOLEAN NOT NULL DEFAULT false;
