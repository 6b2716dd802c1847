/** Who calls: the first that the header names. Next fills it from the socket when no proxy did. */
export const readAddress = (forwardedFor: string | null | undefined): string | null =>
  forwardedFor?.split(",")[0]?.trim() || null;
