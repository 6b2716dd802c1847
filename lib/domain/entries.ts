const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const MEGABYTE = 1024 * 1024;

/** What one way in takes at the same time: in all, of one workspace and of one address. */
export interface Entry {
  readonly atOnce: number;
  readonly workspace: number;
  readonly address: number;
  /** who finds no room may wait for it in turn, each caller in half of these places; the others are told to come back */
  readonly waiting: number;
  readonly waitMs: number;
}

const NOBODY_WAITS = { waiting: 0, waitMs: 0 };

/** Every way in that holds memory, a file, a connection or a core for longer than a call does. */
export const ENTRIES = {
  /** whether anything is asked on them or not; a proxy that is trusted has as many as there are */
  connection: { atOnce: 5000, workspace: 5000, address: 1000, ...NOBODY_WAITS },
  /** of any kind, as long as they are being answered */
  request: { atOnce: 4000, workspace: 4000, address: 400, ...NOBODY_WAITS },
  /** a hash takes 32 MB and a core for a tenth of a second */
  password: { atOnce: 2, workspace: 2, address: 2, waiting: 400, waitMs: 9 * SECOND_MS },
  /** each receives a file into a folder of its own */
  upload: { atOnce: 24, workspace: 4, address: 8, waiting: 80, waitMs: 25 * SECOND_MS },
  /** a file that came in is opened: a picture takes up to 256 MB, a film a process of its own */
  inspection: { atOnce: 2, workspace: 2, address: 2, waiting: 80, waitMs: 25 * SECOND_MS },
  /** a picture of ours, made smaller for where it is shown small */
  smallerPicture: { atOnce: 2, workspace: 2, address: 2, waiting: 400, waitMs: 9 * SECOND_MS },
  /** each holds a connection to the database */
  export: { atOnce: 4, workspace: 1, address: 2, ...NOBODY_WAITS },
  import: { atOnce: 2, workspace: 1, address: 1, ...NOBODY_WAITS },
  /** what agents ask, and what they listen to */
  agent: { atOnce: 128, workspace: 16, address: 32, ...NOBODY_WAITS },
} as const satisfies Record<string, Entry>;

export type EntryName = keyof typeof ENTRIES;

/** Bytes of bodies that are held until they are whole: of one body, of one address, of all. Files are not held. */
export const HELD_BYTES = { body: MEGABYTE, address: 16 * MEGABYTE, all: 96 * MEGABYTE } as const;

/** Bytes of files that one address is sent as fast as it takes them, and each second from then on. */
export const SENT_BYTES = { atOnce: 32 * MEGABYTE, aSecond: 16 * MEGABYTE } as const;

/** Answers that it was too much: to one address as fast as it asks, and each second from then on. */
export const TOLD_TOO_MUCH = { atOnce: 40, aSecond: 20 } as const;

/** How long each may take, however steadily it goes on. */
export const WITHIN_MS = {
  body: MINUTE_MS,
  upload: 15 * MINUTE_MS,
  import: 90 * MINUTE_MS,
  export: 30 * MINUTE_MS,
  agent: 15 * MINUTE_MS,
} as const;

/** What an archive may hold, as it says before any of it is unpacked. */
export const ARCHIVE_HOLDS = { manifestBytes: 4 * MEGABYTE, tableBytes: 1000 * MEGABYTE, entries: 200_000 } as const;
