const NAMES_SECRET = /SECRET|KEY|TOKEN|PASSWORD/;
/** What is shorter stands in too many words that are no secret. */
const LEAST_LENGTH = 8;
const CONCEALED = "[secret]";

/** What speaks for somebody by itself: our keys, sessions, and whatever is sent as a bearer's. */
const SPEAKS = /\bsk_[\w-]{16,}|\beyJ[\w-]{8,}\.[\w-]*\.[\w.-]+|(?<=\bBearer )[\w.~+/=-]{8,}/gi;

type Values = Readonly<Record<string, unknown>>;

/** The values of an environment that no log may tell, passwords within addresses too. */
export function secretsOf(environment: Values): string[] {
  const secrets = Object.entries(environment).flatMap(([name, value]) => {
    if (typeof value !== "string") return [];
    if (URL.canParse(value)) {
      const { password } = new URL(value);
      return [password, decoded(password)];
    }
    return NAMES_SECRET.test(name) ? [value] : [];
  });
  const told = secrets.filter(({ length }) => length >= LEAST_LENGTH);
  // As a line of JSON has it, and JSON within it; the longest first, since one may be a part of another.
  const written = told.flatMap((secret) => [escaped(secret), escaped(escaped(secret))]);
  return [...new Set(written)].toSorted((a, b) => b.length - a.length);
}

const escaped = (text: string) => JSON.stringify(text).slice(1, -1);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

interface Destination {
  write(line: string): void;
}

/** A log's destination that is told no secret, whatever an error of somebody's library carries along. */
export function concealing(destination: Destination, secrets: readonly string[]): Destination {
  return {
    write: (line) => {
      const known = secrets.reduce((text, secret) => text.replaceAll(secret, CONCEALED), line);
      destination.write(known.replaceAll(SPEAKS, CONCEALED));
    },
  };
}
