/** What a socket for both kinds of address puts before one of the old kind. */
const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** Who calls: the first that the header names. Next fills it from the socket when no proxy did. */
export const readAddress = (forwardedFor: string | null | undefined): string | null =>
  forwardedFor?.split(",")[0]?.trim().replace(MAPPED, "") || null;
