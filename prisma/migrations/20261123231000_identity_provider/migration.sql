-- Who else says who people are, where the environment names nobody: one row, or none.
CREATE TABLE "IdentityProvider" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "clientId" TEXT COLLATE "C" NOT NULL,
    "secret" BYTEA NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "IdentityProvider_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "IdentityProvider_one" CHECK ("id" = 1)
);
