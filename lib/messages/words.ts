type Tree = { readonly [key: string]: string | Tree };

type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> };

/** One feature's words, the three languages side by side: a key that one of them lacks does not compile. */
export const words = <const T extends Tree>(languages: { pt: T; en: Same<NoInfer<T>>; es: Same<NoInfer<T>> }) =>
  languages;
