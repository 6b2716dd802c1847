import type { Focus } from "./own-picture.ts";

export const REEL_FPS = 30;
export const REEL_SECONDS = 7;
export const REEL_FRAMES = REEL_SECONDS * REEL_FPS;
export const REEL_SIZE = { min: 20, max: 140 } as const;

export const ALIGNMENTS = ["center", "left"] as const;
export const BOX_STYLES = ["rounded", "square"] as const;

/** The reel's size, and where in it the network's own buttons and texts never stand. */
export const REEL_FRAME = { width: 1080, height: 1920 } as const;
export const REEL_SAFE = { left: 108, right: 108, top: 280, bottom: 470 } as const;

/** When the hook, the complement and the call come in. */
export const BLOCK_STARTS_SECONDS = [0, 2, 5] as const;
export const BLOCK_FRAMES: readonly number[] = BLOCK_STARTS_SECONDS.map((seconds) => seconds * REEL_FPS);

type PerBlock<Value> = [Value, Value, Value];

/** A picture of the project's library that comes nearer behind the boxes. */
interface ReelPhoto {
  readonly key: string;
  readonly focus: Focus;
}

/** What a caption_reel keeps beside its post. */
export interface ReelContent {
  blocks: PerBlock<string>;
  font: string;
  alignment: (typeof ALIGNMENTS)[number];
  boxStyle: (typeof BOX_STYLES)[number];
  boxColor: string;
  textColor: string;
  /** null: as the general color */
  boxColorByBlock: PerBlock<string | null>;
  textColorByBlock: PerBlock<string | null>;
  sizes: PerBlock<number | null>;
  clipId: string;
  /** in place of the clip */
  photo?: ReelPhoto | null | undefined;
  /** null: mute */
  track: { id: string; startSeconds: number } | null;
}

/** What a person or a program says of a reel; what is left out stays. */
export interface ReelEdit {
  block1?: string | undefined;
  block2?: string | undefined;
  block3?: string | undefined;
  font?: string | undefined;
  alignment?: ReelContent["alignment"] | undefined;
  boxStyle?: ReelContent["boxStyle"] | undefined;
  boxColor?: string | undefined;
  textColor?: string | undefined;
  boxColorByBlock?: (string | null)[] | undefined;
  textColorByBlock?: (string | null)[] | undefined;
  sizes?: (number | null)[] | undefined;
}

export function editReel(reel: ReelContent, edit: ReelEdit): ReelContent {
  const { block1, block2, block3, boxColorByBlock, sizes, textColorByBlock, ...rest } = edit;
  return {
    ...reel,
    ...withoutAbsent(rest),
    blocks: perBlock(reel.blocks, [block1, block2, block3]),
    boxColorByBlock: perBlock(reel.boxColorByBlock, boxColorByBlock),
    textColorByBlock: perBlock(reel.textColorByBlock, textColorByBlock),
    sizes: perBlock(reel.sizes, sizes),
  };
}

/** Block by block, what was said or else what was there. */
function perBlock<Value>(kept: PerBlock<Value>, said: readonly (Value | undefined)[] = []): PerBlock<Value> {
  const at = (index: 0 | 1 | 2): Value => {
    const value = said[index];
    return value === undefined ? kept[index] : value;
  };
  return [at(0), at(1), at(2)];
}

const withoutAbsent = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };
