/** A second of a video as players tell it: "0:07". */
export const clockText = (second: number): string =>
  `${Math.floor(second / 60)}:${String(Math.floor(second % 60)).padStart(2, "0")}`;
