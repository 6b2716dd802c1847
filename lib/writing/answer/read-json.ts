/** Lists stand for objects too where a model forgot what holds them. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const THOUGHT = /<(think|thinking|thought|reasoning|scratchpad)>[\s\S]*?(?:<\/\1>|$)/gi;
/** Of a model whose template opened the thought before the answer began. */
const THOUGHT_END = /^[\s\S]*<\/(?:think|thinking|thought|reasoning|scratchpad)>/i;

/**
 * The object that an answer holds, however it is wrapped: the longest, since prose around it may have braces too, with
 * what others beside it add. What is cut off is closed, and keeps its whole parts.
 */
export function readJson(answer: string): Json | null {
  const said = answer.replace(THOUGHT, " ").replace(THOUGHT_END, " ");
  const found: { value: Json; length: number }[] = [];
  for (let at = nextStart(said, 0); at !== -1;) {
    const { length, value } = new Reader(said, at).read();
    const held = holds(value) ? value : null;
    if (held !== null) found.push({ value: held, length });
    at = nextStart(said, at + (held === null ? 1 : length));
  }
  const [best, ...others] = found.toSorted((one, other) => other.length - one.length).map(({ value }) => value);
  if (!isObject(best)) return best ?? null;
  return Object.assign({}, ...others.filter(isObject), best) as JsonObject;
}

const holds = (value: Json | undefined): value is JsonObject | Json[] =>
  isObject(value) ? Object.keys(value).length > 0 : Array.isArray(value) && value.some(isObject);

function nextStart(text: string, from: number): number {
  const found = text.slice(from).search(/[{[]/);
  return found === -1 ? -1 : from + found;
}

/** The text ended within what was being read. */
class Cut {
  readonly kept: Json | undefined;
  constructor(kept: Json | undefined) {
    this.kept = kept;
  }
}

/** A part that was cut off after its first words may do without the rest. */
const isMostlyWhole = (part: Json | undefined): part is JsonObject => isObject(part) && Object.keys(part).length > 1;

const ESCAPES: Record<string, string> = { n: "\n", t: " ", r: "", b: "", f: "" };
const QUOTES: Record<string, string> = { '"': '"', "'": "'", "“": "”", "„": "”", "‘": "’", "`": "`", "”": "”" };
const LITERALS: Record<string, Json> = { true: true, false: false, null: null, None: null, True: true, False: false };

/** Reads what models write for JSON: comments, single and smart quotes, bare names, commas too many or too few. */
class Reader {
  readonly #text: string;
  readonly #start: number;
  #at: number;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#start = start;
    this.#at = start;
  }

  read(): { value: Json | undefined; length: number } {
    const value = this.#value();
    return { value: value instanceof Cut ? value.kept : value, length: Math.max(1, this.#at - this.#start) };
  }

  get #next(): string {
    return this.#text[this.#at] ?? "";
  }

  /** White space, comments and commas: what stands between two things says nothing that their order does not. */
  #skip(): void {
    const between = /(?:[\s,;\uFEFF]|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|#[^\n"'{}[\]]*(?=\n))*/y;
    between.lastIndex = this.#at;
    this.#at += between.exec(this.#text)?.[0].length ?? 0;
  }

  #value(): Json | Cut | undefined {
    this.#skip();
    if (this.#next === "") return new Cut(undefined);
    if (this.#next === "{") return this.#object();
    if (this.#next === "[") return this.#list();
    return QUOTES[this.#next] ? this.#string() : this.#bare(/[,}\]\n]/);
  }

  #object(): Json | Cut {
    const object: JsonObject = {};
    this.#at++;
    for (;;) {
      this.#skip();
      if (this.#next === "") return new Cut(object);
      if (this.#next === "]") return object;
      if (this.#next === "}") {
        this.#at++;
        return object;
      }
      const name = QUOTES[this.#next] ? this.#string() : this.#bare(/[:,}\]\n]/);
      if (name instanceof Cut) return new Cut(object);
      this.#skip();
      if (this.#next !== ":" && this.#next !== "=") {
        if (this.#next === "") return new Cut(object);
        if (name === undefined) this.#at++;
        continue;
      }
      this.#at++;
      const value = this.#value();
      if (value instanceof Cut) {
        // A text that ends in mid-air is no text; what it belongs to may be whole without it.
        if (value.kept !== undefined && typeof value.kept !== "string") object[String(name)] = value.kept;
        return new Cut(object);
      }
      if (value !== undefined) object[String(name)] = value;
    }
  }

  #list(): Json | Cut {
    const list: Json[] = [];
    this.#at++;
    for (;;) {
      this.#skip();
      if (this.#next === "]") {
        this.#at++;
        return list;
      }
      if (this.#next === "}") return list;
      const from = this.#at;
      const value = this.#value();
      if (value instanceof Cut) return new Cut(isMostlyWhole(value.kept) ? [...list, value.kept] : list);
      if (value !== undefined) list.push(value);
      if (this.#at === from) this.#at++;
    }
  }

  #string(): string | Cut {
    const open = this.#next;
    const close = QUOTES[open] ?? open;
    let told = "";
    for (this.#at++; this.#at < this.#text.length; this.#at++) {
      const sign = this.#next;
      if (sign === "\\") {
        told += this.#escape();
      } else if (sign === close && this.#endsHere()) {
        this.#at++;
        return told;
      } else told += sign;
    }
    return new Cut(told);
  }

  #escape(): string {
    const sign = this.#text[++this.#at] ?? "";
    if (sign !== "u") return ESCAPES[sign] ?? sign;
    const code = this.#text.slice(this.#at + 1, this.#at + 5);
    if (!/^[\da-f]{4}$/i.test(code)) return "";
    this.#at += 4;
    return String.fromCharCode(Number.parseInt(code, 16));
  }

  /** A quote within a text is not its end: after an end comes a sign of the structure. */
  #endsHere(): boolean {
    const rest = this.#text.slice(this.#at + 1, this.#at + 40);
    return /^\s*(?:$|[:}\]]|,\s*(?:$|["'“„‘`}\]{[]|-?\d|\/[/*]|true|false|null|[\p{L}_]+\s*["']?\s*:)|\n\s*["'“}\]]|\/[/*])/u.test(
      rest,
    );
  }

  #bare(end: RegExp): string | number | boolean | null | undefined | Cut {
    const rest = this.#text.slice(this.#at);
    const found = rest.search(end);
    const word = (found === -1 ? rest : rest.slice(0, found)).trim();
    this.#at += found === -1 ? rest.length : found;
    if (found === -1) return new Cut(undefined);
    if (word === "" || word === "undefined") return undefined;
    if (Object.hasOwn(LITERALS, word)) return LITERALS[word] as boolean | null;
    return /^-?\d+(?:\.\d+)?$/.test(word) ? Number(word) : word;
  }
}
