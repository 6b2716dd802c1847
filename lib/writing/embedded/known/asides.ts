import { fold } from "#lib/domain/fold.ts";

const PLACED =
  /(?<!\p{L})(?:(?:n[ao]s?|(?:en|em|in|on|at)\s(?:el|la|los|las|un|una|um|uma|the|an?|your|my|tu|su)|(?:when|while)\s(?:i|we|you))\s(\p{L}+)|(?:ao|al)\s(\p{L}+[aei]r(?:me|te|se|nos)?)(?!\p{L}))/gu;

/** In, on or while doing what something happens: "roses in a vase" is about roses, "gums that bleed when I floss" about gums. */
export const placedIn = (asked: string): string[] =>
  [...fold(asked).matchAll(PLACED)].map(([, thing, doing]) => thing ?? doing ?? "");

/** "Potty training without tears": what is named as absent is no subject. "Without squeezing it" names nothing, only how. */
export const absentIn = (asked: string): string | undefined =>
  /(?<!\p{L})(?:sem|sin|without)\s(?!\p{L}+(?:ing|[aei]r(?:-?l[oa]s?)?)(?!\p{L}))(\p{L}+)/u.exec(fold(asked))?.[1];
