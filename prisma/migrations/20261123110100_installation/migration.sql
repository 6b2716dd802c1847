-- What its owner says of the installation: one row, or none.
CREATE TABLE "Installation" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "signUpIsOpen" BOOLEAN NOT NULL,

    CONSTRAINT "Installation_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Installation_one" CHECK ("id" = 1)
);
