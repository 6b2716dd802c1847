export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture as the encoder takes it. */
interface Plane extends Size {
  /** where it begins */
  readonly at: number;
  /** how many times larger the picture is */
  readonly scale: number;
}

/** Light, and two of colour at half the size, one after the other. */
export const PLANES = [0, 1, 2] as const;

export function planeOf({ height, width }: Size, number: (typeof PLANES)[number]): Plane {
  const area = width * height;
  if (number === 0) return { at: 0, width, height, scale: 1 };
  return { at: number === 1 ? area : (area * 5) / 4, width: width / 2, height: height / 2, scale: 2 };
}

export const planesLength = ({ height, width }: Size): number => (width * height * 3) / 2;
