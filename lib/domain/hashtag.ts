/** "Carrera 50 #44-18" is a door: a hashtag has a letter. */
export const HASHTAG = String.raw`#(?=[\p{N}_]*\p{L})[\p{L}\p{N}_]+`;

export const HASHTAGS = new RegExp(HASHTAG, "gu");

export const hashtagsIn = (text: string): string[] => text.match(HASHTAGS) ?? [];
