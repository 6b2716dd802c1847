import { fold } from "#lib/domain/fold.ts";

const ADDRESS =
  /https?:\/\/[^\s)\]]+|www\.[^\s)\]]+|[\p{L}\d._-]+@[\p{L}\d-]+\.[\p{L}.]+|(?<![\p{L}\p{N}.@])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|io|app|ly|info|link|shop|store|site|xyz|ru|br|mx|ar)(?:\.[a-z]{2})?(?:\/[^\s)\]]*)?(?![\p{L}\d])/giu;
const HANDLE = /(?<![\p{L}\p{N}._%+-])@[\p{L}\d_.]*[\p{L}\d_]/gu;
const PHONE = /(?<![\p{L}\d/])\+?\(?\d{2,}\)?[\s.-]?\d[\d\s.-]{4,}\d(?![\d/])/gu;

const bare = (text: string): string =>
  fold(text)
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[/.,;:!?]+$/, "");
const digits = (text: string): string => text.replace(/\D/g, "");

/** Dates, years and amounts have as many digits. */
const OTHER =
  /^(?:\d{4}-\d\d-\d\d|\d{1,2}[.-]\d{1,2}[.-]\d{2,4}|(?:19|20)\d\d[\s-]+(?:19|20)\d\d|\d{1,3}(?:\.\d{3})+)$/;
const PHONE_DIGITS_MIN = 8;

/** Finds the first address, handle or phone number of a text that stands in nothing that was given. */
export function strangeAddressIn(material: string): (text: string) => string | null {
  const known = fold(material);
  const knownDigits = digits(material);
  return (text) => {
    const written = [...(text.match(ADDRESS) ?? []), ...(text.match(HANDLE) ?? [])];
    const strange = written.find((address) => !known.includes(bare(address)));
    if (strange) return strange;
    const numbers = (text.match(PHONE) ?? []).filter((number) => !OTHER.test(number));
    const phones = numbers.map((number) => ({ number, own: digits(number) }));
    const unknown = phones.find(({ own }) => own.length >= PHONE_DIGITS_MIN && !knownDigits.includes(own));
    return unknown?.number ?? null;
  };
}
