-- Who changed what goes for every workspace: beside the audits of the workspaces, since it is of none of them.
CREATE TABLE "InstallationEntry" (
    "id" TEXT COLLATE "C" NOT NULL,
    "actorKind" "ActorKind" NOT NULL,
    "actorId" TEXT COLLATE "C",
    "action" TEXT NOT NULL,
    "name" TEXT,
    "address" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "InstallationEntry_pkey" PRIMARY KEY ("id")
);
