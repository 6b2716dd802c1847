/** What of a picture is shown: a point of it that stays in sight, and how near it is. */
export interface Focus {
  /** from the left, 0 to 1 */
  readonly x: number;
  /** from the top, 0 to 1 */
  readonly y: number;
  /** 1: as much as fits */
  readonly zoom: number;
}

/** A picture of the project's library, where a post shows it. */
export interface OwnPicture {
  readonly id: string;
  readonly key: string;
  /** null: nobody chose, and the most telling part is found */
  readonly focus: Focus | null;
  /** what the library says of it that the post speaks of; null: a person chose it */
  readonly matched: string | null;
}

export const ZOOM_MAX = 4;
/** side by side, as one picture */
export const COLLAGE_MAX = 4;
export const CENTER: Focus = { x: 0.5, y: 0.5, zoom: 1 };

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Cut extends Size {
  readonly left: number;
  readonly top: number;
}

/** The part of a picture, in its own pixels, that fills a frame of another shape with the focus in its middle. */
export function cutOf(picture: Size, frame: Size, { x, y, zoom }: Focus): Cut {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height) * zoom;
  const width = Math.max(1, Math.min(picture.width, Math.round(frame.width / scale)));
  const height = Math.max(1, Math.min(picture.height, Math.round(frame.height / scale)));
  const within = (middle: number, side: number, whole: number) =>
    Math.round(Math.max(0, Math.min(whole - side, middle * whole - side / 2)));
  return {
    left: within(x, width, picture.width),
    top: within(y, height, picture.height),
    width,
    height,
  };
}

/** Where in such a part its focus is, 0 to 1. */
export const focusIn = (picture: Size, cut: Cut, { x, y }: Focus): Pick<Focus, "x" | "y"> => ({
  x: Math.max(0, Math.min(1, (x * picture.width - cut.left) / cut.width)),
  y: Math.max(0, Math.min(1, (y * picture.height - cut.top) / cut.height)),
});

/** Where each of some pictures stands in a frame that they share. */
export function collageOf(count: number, { height, width }: Size, gap: number): Cut[] {
  const [halfWide, halfTall] = [Math.floor((width - gap) / 2), Math.floor((height - gap) / 2)];
  const [right, lower] = [width - halfWide, height - halfTall];
  const isWide = width >= height;
  switch (count) {
    case 1:
      return [{ left: 0, top: 0, width, height }];
    case 2:
      return isWide
        ? [
            { left: 0, top: 0, width: halfWide, height },
            { left: right, top: 0, width: halfWide, height },
          ]
        : [
            { left: 0, top: 0, width, height: halfTall },
            { left: 0, top: lower, width, height: halfTall },
          ];
    case 3:
      return isWide
        ? [
            { left: 0, top: 0, width: halfWide, height },
            { left: right, top: 0, width: halfWide, height: halfTall },
            { left: right, top: lower, width: halfWide, height: halfTall },
          ]
        : [
            { left: 0, top: 0, width, height: halfTall },
            { left: 0, top: lower, width: halfWide, height: halfTall },
            { left: right, top: lower, width: halfWide, height: halfTall },
          ];
    default:
      return [0, right].flatMap((left) => [0, lower].map((top) => ({ left, top, width: halfWide, height: halfTall })));
  }
}
