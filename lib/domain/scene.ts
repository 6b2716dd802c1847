const SCENE_FIELDS = ["value", "label", "text", "before", "after", "items", "steps", "percent", "bars"] as const;
export type SceneField = (typeof SCENE_FIELDS)[number];

/** The thirteen kinds of scene, and which of the fields each may carry. */
export const SCENE_KEYS = {
  keyword: ["value"],
  big_number: ["value", "label"],
  before_after: ["before", "after"],
  bullet_list: ["items"],
  highlight: ["text"],
  numbered_steps: ["steps"],
  question: ["value", "text"],
  ratio_bar: ["label", "percent"],
  bar_chart: ["label", "bars"],
  quote: ["text", "label"],
  definition: ["value", "text"],
  checklist: ["items"],
  progress: ["label", "percent"],
} as const satisfies Record<string, readonly SceneField[]>;

export type SceneType = keyof typeof SCENE_KEYS;
export const SCENE_TYPES = Object.keys(SCENE_KEYS) as [SceneType, ...SceneType[]];

export interface SceneContent {
  value?: string | null | undefined;
  label?: string | null | undefined;
  text?: string | null | undefined;
  before?: string | null | undefined;
  after?: string | null | undefined;
  items?: string[] | null | undefined;
  steps?: string[] | null | undefined;
  percent?: number | null | undefined;
  bars?: { label: string; value: number }[] | null | undefined;
}

export interface Scene {
  /** seconds */
  start: number;
  end: number;
  type: SceneType;
  fields: SceneContent;
}

/** The first field that carries content though its scene's type has no such key. */
export function foreignField(type: SceneType, fields: SceneContent): SceneField | null {
  const own: readonly SceneField[] = SCENE_KEYS[type];
  return SCENE_FIELDS.find((field) => (fields[field] ?? null) !== null && !own.includes(field)) ?? null;
}
