export interface Palette {
  deep: string;
  strong: string;
  middle: string;
  pale: string;
  paper: string;
  warm: string;
}

/** Six colours that go together, from one hue. */
export function paletteOf(hue: number): Palette {
  const next = (hue + 38) % 360;
  // Between yellow and green a bright colour looks sour: amber goes with all of these.
  const other = next > 48 && next < 150 ? 42 : next;
  return {
    deep: `hsl(${hue} 42% 17%)`,
    strong: `hsl(${hue} 48% 34%)`,
    middle: `hsl(${hue} 52% 58%)`,
    pale: `hsl(${hue} 52% 88%)`,
    paper: `hsl(${hue} 48% 96%)`,
    warm: `hsl(${other} 82% 66%)`,
  };
}
