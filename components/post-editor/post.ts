import type { Output } from "#lib/contract/index.ts";

export type Post = Output<"readPost">;
export type Detail = Output<"readPostDetail">;
export type Slide = Output<"listSlides">["slides"][number];
type Content = NonNullable<Post["content"]>;
export type Reel = Extract<Content, { blocks: string[] }>;
export type Narration = Extract<Content, { script: string }>;
type AnyScene = Narration["scenes"][number];
export type Scene = Extract<AnyScene, { type: string }>;
export type PhotoScene = Extract<AnyScene, { photo: string }>;

export const reelOf = ({ content }: Post): Reel | null => (content && "blocks" in content ? content : null);
export const narrationOf = ({ content }: Post): Narration | null => (content && "script" in content ? content : null);

export const scenesOf = ({ scenes }: Narration): Scene[] =>
  scenes.flatMap((scene: AnyScene) => ("type" in scene ? [scene] : []));

export const photosOf = ({ scenes }: Narration): PhotoScene[] =>
  scenes.flatMap((scene: AnyScene) => ("photo" in scene ? [scene] : []));
