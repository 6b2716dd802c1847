-- What is in it is of the last minute: after a crash of the database it begins anew.
CREATE UNLOGGED TABLE "CallWindow" (
    "keyId" TEXT COLLATE "C" NOT NULL,
    "taken" INTEGER NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CallWindow_pkey" PRIMARY KEY ("keyId")
);
