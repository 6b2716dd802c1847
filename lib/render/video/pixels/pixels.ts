import { readFileSync } from "node:fs";
import { join } from "node:path";
import { planeOf, PLANES, planesLength, type Size } from "#lib/render/video/planes.ts";

interface Exports {
  readonly memory: WebAssembly.Memory;
  /** from where on the memory is free */
  readonly __heap_base: WebAssembly.Global<"i32">;
  pan(
    source: number,
    width: number,
    height: number,
    out: number,
    wide: number,
    tall: number,
    left: number,
    top: number,
    step: number,
  ): void;
  planes(rgba: number, width: number, height: number, out: number): void;
  cover(onto: number, across: number, values: number, shares: number, width: number, height: number): void;
}

/** What is written or read beyond the end of a plane. */
const SLACK = 16;
const PAGE = 65_536;

let compiled: WebAssembly.Module | undefined;

/** Arithmetic on every pixel of every frame, many at once (pixels.c), with a memory of its own. */
function open(): Exports {
  compiled ??= new WebAssembly.Module(readFileSync(join(process.cwd(), "lib/render/video/pixels/pixels.wasm")));
  // What pixels.c exports.
  return new WebAssembly.Instance(compiled).exports as unknown as Exports;
}

/** Places for so many bytes each, one after the other. */
function reserve({ __heap_base, memory }: Exports, sizes: readonly number[]): number[] {
  let end = __heap_base.value;
  const places = sizes.map((size) => {
    const at = Math.ceil(end / SLACK) * SLACK;
    end = at + size + SLACK;
    return at;
  });
  const missing = Math.ceil((end - memory.buffer.byteLength) / PAGE);
  if (missing > 0) memory.grow(missing);
  return places;
}

let desk: Exports | undefined;

/** Opaque pixels, four bytes each, as planes of light and of two colours. The next call writes over them. */
export function planesOf(rgba: Uint8Array, width: number, height: number): Uint8Array {
  desk ??= open();
  const length = planesLength({ width, height });
  const [from = 0, to = 0] = reserve(desk, [width * height * 4, length]);
  new Uint8Array(desk.memory.buffer, from).set(rgba.subarray(0, width * height * 4));
  desk.planes(from, width, height, to);
  return new Uint8Array(desk.memory.buffer, to, length);
}

/** What lies over a part of a plane: its values, and of each how much of it is seen, of 255. */
export interface Layer extends Size {
  readonly values: Uint8Array;
  readonly shares: Uint8Array;
}

/** Puts a layer over a plane whose rows are `across` long, from a place of it on. */
export function cover(plane: Uint8Array, at: number, across: number, layer: Layer): void {
  desk ??= open();
  const { height, shares, values, width } = layer;
  const below = plane.subarray(at, at + (height - 1) * across + width);
  const [onto = 0, over = 0, by = 0] = reserve(desk, [below.length, values.length, shares.length]);
  const memory = new Uint8Array(desk.memory.buffer);
  memory.set(below, onto);
  memory.set(values, over);
  memory.set(shares, by);
  desk.cover(onto, across, over, by, width, height);
  below.set(memory.subarray(onto, onto + below.length));
}

/** A picture that is looked at through a window which moves between its pixels. */
export class Panorama {
  readonly #pixels = open();
  readonly #source: Size;
  readonly #window: Size;
  readonly #from: number;
  readonly #to: number;

  /** Sides of the source in eights, of the window in fours. */
  constructor({ data, ...source }: Size & { readonly data: Uint8Array }, window: Size) {
    this.#source = source;
    this.#window = window;
    const sizes = [data.length, planesLength(window)];
    [this.#from = 0, this.#to = 0] = reserve(this.#pixels, sizes);
    new Uint8Array(this.#pixels.memory.buffer, this.#from).set(data);
  }

  /** Its planes from a place on, so many pixels of the source for each of the window's, at most 1.8. */
  look(left: number, top: number, step: number): Uint8Array {
    for (const number of PLANES) {
      const { at, height, scale, width } = planeOf(this.#source, number);
      const { at: to, height: tall, width: wide } = planeOf(this.#window, number);
      const view = [left / scale, top / scale, step] as const;
      this.#pixels.pan(this.#from + at, width, height, this.#to + to, wide, tall, ...view);
    }
    return new Uint8Array(this.#pixels.memory.buffer, this.#to, planesLength(this.#window));
  }
}
