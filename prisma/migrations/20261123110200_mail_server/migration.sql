-- By which mails leave, where the environment names no server: one row, or none.
CREATE TABLE "MailServer" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "host" TEXT NOT NULL,
    "port" INTEGER NOT NULL,
    "user" TEXT,
    "secret" BYTEA,
    "from" TEXT NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MailServer_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "MailServer_one" CHECK ("id" = 1)
);
