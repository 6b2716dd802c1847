-- AlterTable
ALTER TABLE "RadarRun" ADD COLUMN     "accounts" JSONB,
ADD COLUMN     "claims" JSONB,
ADD COLUMN     "endedAt" TIMESTAMPTZ(3),
ADD COLUMN     "named" TEXT[];

-- AlterTable
ALTER TABLE "Inspiration" DROP COLUMN "thumbnailUrl",
ADD COLUMN     "thumbnailKey" TEXT;

-- CreateTable
CREATE TABLE "RadarCollected" (
    "runId" TEXT COLLATE "C" NOT NULL,
    "platform" TEXT NOT NULL,
    "handle" TEXT NOT NULL,
    "account" JSONB,
    "collectedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RadarCollected_pkey" PRIMARY KEY ("runId","platform","handle")
);

-- AddForeignKey
ALTER TABLE "RadarCollected" ADD CONSTRAINT "RadarCollected_runId_fkey" FOREIGN KEY ("runId") REFERENCES "RadarRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;
