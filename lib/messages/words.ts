/** A language's words are shaped as the Portuguese ones: a key too few or too many does not compile. */
export type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> };
