/** What each fault weighs in the sum by which posts are told from worst to best. */
export const WEIGHTS = {
  "not written": 20,
  "other language": 10,
  "fact invented": 6,
  "word of another trade": 5,
  "cut text": 5,
  "fact lost": 4,
  "fact only in caption": 2,
  "fact not in caption": 1,
  "theme not in title": 3,
  "said elsewhere": 2,
  "said twice": 2,
  weld: 2,
  "long sentence": 1,
  "long slide": 1,
  hashtags: 1,
  "weak contrast": 4,
  "small text": 2,
  "no room for text": 5,
  "empty slide": 1,
} as const;

export type FaultKind = keyof typeof WEIGHTS;

export interface Fault {
  readonly kind: FaultKind;
  /** the words that are at fault, or what is missing */
  readonly quote: string;
  readonly detail?: string;
}

export const weightOf = (faults: readonly Fault[]): number => faults.reduce((sum, { kind }) => sum + WEIGHTS[kind], 0);
