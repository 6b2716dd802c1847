/** Pictures of others, from wherever a source says that they are. */
export interface PicturesPort {
  /** Throws where it cannot be had, is no picture, or is too large. */
  fetch(url: string, signal: AbortSignal): Promise<Uint8Array>;
}
