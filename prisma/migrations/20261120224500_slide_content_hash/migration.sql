-- AlterTable
ALTER TABLE "Slide" ADD COLUMN     "contentHash" TEXT;
