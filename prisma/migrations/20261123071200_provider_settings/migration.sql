CREATE TYPE "ProviderVendor" AS ENUM ('openai', 'anthropic', 'google', 'ollama', 'compatible');
CREATE TYPE "ProviderEffort" AS ENUM ('low', 'medium', 'high');

CREATE TABLE "ProviderSetting" (
    "workspaceId" TEXT COLLATE "C" NOT NULL,
    "part" "ProviderPart" NOT NULL,
    "vendor" "ProviderVendor" NOT NULL,
    "model" TEXT NOT NULL,
    "baseUrl" TEXT,
    "secret" BYTEA,
    "secretEnding" TEXT,
    "effort" "ProviderEffort",
    "temperature" DOUBLE PRECISION,
    "voices" TEXT[],
    "priceInput" DOUBLE PRECISION,
    "priceOutput" DOUBLE PRECISION,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ProviderSetting_pkey" PRIMARY KEY ("workspaceId", "part")
);

ALTER TABLE "ProviderSetting" ADD CONSTRAINT "ProviderSetting_workspaceId_fkey"
  FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
