import { fold } from "#lib/domain/fold.ts";

const INFINITIVE = /[^aeiou]o?(?:ar|er|ir)$|[^aeiou][ai]rse$|[^aeiouv]erse$/;
const GERUND = /.{3}(?:ing|[aei]ndo)$/;
const DONE =
  /(?:[aei]ndo|[ai]mos|emos|ar[oa]m|ier[oa]n|[ei]ram|ou|iu|ed)$|^(?:meet|tells?|nobody|wanted|tienes?|tem|buscan?|dicen?|came|went|just|knows?|takes?|makes?|keeps?|never|always|nunca|siempre|sempre|nadie|ninguem|vemos|sabe|saben|sabem)$/;

/** Folded words, by their form: what is done with a subject is none itself. */
export const isInfinitive = (word: string): boolean => INFINITIVE.test(word);
export const isGerund = (word: string): boolean => GERUND.test(word);
/** What somebody does or did: of a subject's words the last to look for. */
export const isDone = (word: string): boolean => DONE.test(fold(word));
