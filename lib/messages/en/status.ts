import type { status as pt } from "#lib/messages/pt/status.ts";
import type { Same } from "#lib/messages/words.ts";

export const status: Same<typeof pt> = {
  title: "Operation",
  lead: "How this installation of Pauta is, part by part.",
  silent:
    "Pauta’s worker is down: for now no post is made or published. As soon as it is back, all goes on from where it was.",
  ownerOnly: "For owners only",
  ownerOnlyText: "The workspace’s owner sees here how the installation is.",
  allWell: "Everything answers.",
  notWell: "Something does not answer.",
  version: "Pauta {version}",
  again: "Check now",
  answers: "Answers",
  silentPart: "Does not answer",
  parts: {
    title: "Parts",
    database: "Database",
    databaseText: "PostgreSQL {version}, {megabytes} MB",
    worker: "Worker",
    workerText: "{count, plural, =0 {none active} one {# active} other {# active}}",
    storage: "Files",
    storageText: "write, read and delete",
    network: "Social network",
  },
  work: {
    title: "Work",
    waiting: "Waiting",
    oldest: "the oldest, {ago}",
    running: "Running",
    late: "Late posts",
    lateText: "scheduled for a time that has passed",
    dead: "Dead jobs",
    deadText: "npm run admin -- jobs dead shows why",
    worker: "version {version} · started {since} · last sign {beat}",
    beating: "Active",
    notBeating: "No sign",
  },
  providers: {
    title: "Providers",
    text: "What the configuration chose for each part.",
    ours: "Pauta’s own",
    parts: { text: "Text", image: "Image", voice: "Voice", mail: "Mail", billing: "Billing" },
  },
};
