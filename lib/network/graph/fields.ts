import { badParameter } from "./errors.ts";

/** One entry of `fields`: media.limit(25).after(x){id,caption} */
export interface Field {
  name: string;
  modifiers: Record<string, string>;
  fields: Field[] | null;
}

/** Parses the field language of the Graph API. */
export function parseFields(text: string): Field[] {
  const reader = new Reader(text);
  const fields = reader.list();
  if (!reader.atEnd()) throw badParameter(`Syntax error "Expected end of string" at character ${reader.at}: ${text}`);
  return fields;
}

class Reader {
  at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  atEnd(): boolean {
    return this.at >= this.text.length;
  }

  list(): Field[] {
    const fields = [this.field()];
    while (this.take(",")) fields.push(this.field());
    return fields;
  }

  private field(): Field {
    const name = this.name();
    const modifiers: Record<string, string> = {};
    while (this.take(".")) {
      const modifier = this.name();
      if (!this.take("(")) throw this.unexpected();
      const end = this.text.indexOf(")", this.at);
      if (end < 0) throw this.unexpected();
      modifiers[modifier] = this.text.slice(this.at, end).trim();
      this.at = end + 1;
    }
    if (!this.take("{")) return { name, modifiers, fields: null };
    const fields = this.list();
    if (!this.take("}")) throw this.unexpected();
    return { name, modifiers, fields };
  }

  private name(): string {
    const match = /^\s*(\w+)\s*/.exec(this.text.slice(this.at));
    if (!match?.[1]) throw this.unexpected();
    this.at += match[0].length;
    return match[1];
  }

  private take(letter: string): boolean {
    if (this.text[this.at] !== letter) return false;
    this.at += 1;
    return true;
  }

  private unexpected(): Error {
    return badParameter(`Syntax error at character ${this.at}: ${this.text}`);
  }
}

/** Builds an answer from makers of fields; what has no value is left out, an unknown field fails the whole call. */
export function select<T>(
  fields: Field[],
  nodeType: string,
  makers: Record<string, (node: T, field: Field) => unknown>,
  node: T,
): Record<string, unknown> {
  const answer: Record<string, unknown> = {};
  for (const field of fields) {
    const make = makers[field.name];
    if (!make) throw badParameter(`Tried accessing nonexisting field (${field.name}) on node type (${nodeType})`);
    const value = make(node, field);
    if (value !== undefined && value !== null) answer[field.name] = value;
  }
  return answer;
}
