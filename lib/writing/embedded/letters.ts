export const capital = (text: string): string =>
  text.replace(/^([¿¡"“]?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());

const NAMES =
  /^(?:Instagram|WhatsApp|Google|Pix|Natal|Páscoa|Carnaval|Christmas|Easter|Navidad|Brasil|Brazil|México|I|Black|LinkedIn|TikTok|YouTube|Excel)\b/;

/** Without the capital that only the beginning of a line gave it. */
export const lower = (text: string): string =>
  NAMES.test(text) || /^\S*\p{Lu}\S*\p{Lu}/u.test(text)
    ? text
    : text.replace(/^([¿¡]?)(\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase());
