/**
 * The letters and signs that every text of a picture may have: those of Inter, which draws what a chosen font has not,
 * beside emoji, which are pictures of their own.
 */
const DRAWN =
  /^[\t\n\u0020-\u02CC\u02DA\u02DC\u0370-\u0377\u037A-\u037F\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u045F\u0490\u0491\u04B0\u04B1\u1D00-\u1DBF\u1E00-\u1E9F\u1EA0-\u1EFF\u2000-\u206F\u20A0-\u20C0\u2113\u2116\u2122\u2191\u2193\u2212\u2215\p{Script=Inherited}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]*$/u;

export const isDrawable = (text: string): boolean => DRAWN.test(text);

/** The first letters that nothing draws; null where all are drawn. */
export const undrawable = (text: string): string | null => [...text].find((letter) => !isDrawable(letter)) ?? null;
