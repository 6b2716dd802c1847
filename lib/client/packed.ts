declare const content: unique symbol;

/**
 * A value that a page brings along as one text. The browser reads it in one go; an object among the elements it would
 * walk value by value.
 */
export type Packed<Value> = string & { readonly [content]?: Value };

export const pack = <Value>(value: Value): Packed<Value> => JSON.stringify(value);

/** Only pack() makes such a text, so what it holds is known. */
export const unpack = <Value>(packed: Packed<Value>): Value => JSON.parse(packed) as Value;
