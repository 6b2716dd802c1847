import { fold } from "#lib/domain/fold.ts";

/** How customers ask for advice on a case that they have told, typos and all: it tells nothing of the case itself. */
const REQUESTS = [
  // "O que eu faço", "oq fazer agora", "e agora", "como proceder", "quais sao meus direitos"
  "(?:o\\s?q(?:ue)?|que)\\s(?:que\\s)?(?:(?:eu|a gente)\\s)?(?:(?:devo|posso|preciso|tenho que|pode|podemos)\\s)?(?:fazer|faco|faz)(?!\\p{L})(?:\\s(?:agora|primeiro))?",
  "(?:o\\s?q(?:ue)?|que)\\s(?:pode|poderia|puede|podria|sera)\\s(?:ser|estar pasando)(?!\\p{L})",
  "(?:o\\s)?que\\s(?:e|es)$",
  "(?:e|y)\\s(?:agora|ahora)(?:\\s(?:o\\s)?que)?$",
  "(?:ahora|agora)\\s(?:o\\s)?que$",
  "como\\s(?:eu\\s)?(?:ajudar|ajudo|proceder|procedo|resolver|resolvo|agir|ayudar|ayudo|actuar|lo\\s(?:soluciono|arreglo|resuelvo))$",
  "(?:(?:quais|cuales)\\s(?:(?:sao|son)\\s)?)?(?:(?:os|mis)\\s)?(?:meus\\sdireitos|derechos)$",
  "(?:que|quais)\\s(?:direitos|derechos)\\s(?:eu\\s)?(?:tenho|tengo)$",
  "por\\s(?:onde|donde)\\s(?:eu\\s)?(?:comeco|comecar|empiezo|empezar)$",
  // "Qué hago", "qué puedo hacer", "qué se hace"
  "que\\s(?:(?:puedo|debo|tengo que|hay que|se)\\s)?(?:hago|hacer|hace|hacemos|podemos hacer)(?!\\p{L})(?:\\s(?:ahora|primero))?",
  // "What should I do", "what now", "any advice", "what are my rights"
  "what\\s(?:(?:do|should|can|must|could|shall)\\s(?:i|we|you)|to)\\sdo(?!\\p{L})(?:\\s(?:now|first|next))?",
  "(?:what\\snow|now\\swhat|what\\shelps|any\\sadvice|please\\shelp|help\\splease|where\\sdo\\si\\sstart|what\\s(?:is|could)\\s(?:it|be|it\\sbe))$",
  "(?:what\\sare\\s)?my\\srights$",
];
const REQUEST = new RegExp(`(?<!\\p{L})(?:${REQUESTS.join("|")})`, "u");
const JOINED = /^(?:se|si|if|when|whenever|quando|cuando|about|com|con|with)(?!\p{L})/u;
const LAST = /[\s,.:;?!¿¡]+(?:(?:e|y|and)\s*)?$/u;

interface Request {
  /** what happened, without what is asked of it */
  situation: string;
  /** advice is asked for */
  isAdvice: boolean;
}

/** "My boiler lost its pressure, what do I do?" in what it tells and what it wants. */
export function requestOf(asked: string): Request {
  const bare = asked.replace(/[\s?!.]+$/u, "");
  const found = REQUEST.exec(fold(bare));
  if (!found) return { situation: asked, isAdvice: false };
  const [before, after] = [bare.slice(0, found.index), bare.slice(found.index + found[0].length).trim()];
  // "What to do in a garden": what is done there is all that it asks.
  const isCase = before.replace(/[^\p{L}]/gu, "") !== "" || JOINED.test(fold(after));
  if (!isCase) return { situation: asked, isAdvice: false };
  return { situation: `${before.replace(LAST, "")} ${after}`.trim(), isAdvice: true };
}
