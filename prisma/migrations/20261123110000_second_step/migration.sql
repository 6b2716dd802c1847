CREATE TABLE "SecondStep" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "secret" BYTEA NOT NULL,
    "lastStep" INTEGER NOT NULL,
    "onSince" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SecondStep_pkey" PRIMARY KEY ("userId")
);

CREATE TABLE "RecoveryCode" (
    "userId" TEXT COLLATE "C" NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("userId", "hash")
);

ALTER TABLE "SecondStep" ADD CONSTRAINT "SecondStep_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "SecondStep"("userId") ON DELETE CASCADE ON UPDATE CASCADE;
