import { fold } from "#lib/domain/fold.ts";

/** How models say that they will not; folded. */
const REFUSED =
  /\b(?:as an? (?:ai|artificial intelligence)(?: language)?(?: model| assistant)?,|as a (?:large )?language model|como (?:uma )?(?:ia|inteligencia artificial),|como (?:um |un )?modelo de (?:linguagem|lenguaje)|(?:i can ?not|i can['’]t|i am unable to|i['’]m unable to|i won['’]t|i['’]m not able to|i must decline to) (?:help|assist|create|write|comply|fulfil|generate|provide|produce|continue|do that|with)|(?:sorry|desculpe|desculpa|sinto muito|lo siento|lamento)[^.!?]{0,60}(?:can ?not|can['’]t|unable|nao posso|nao consigo|no puedo|no es posible)|nao (?:posso|consigo) (?:ajudar|criar|escrever|atender|produzir|gerar|fornecer|continuar|te ajudar)|no puedo (?:ayudar|crear|escribir|generar|proporcionar|atender|continuar|cumplir)|(?:violates|goes against) (?:my|our|the) (?:guidelines|policies|policy)|against (?:my|our) (?:guidelines|policies))/;

export const isRefusal = (text: string): boolean => REFUSED.test(fold(text));

/** Within a post, where a baker may be sorry that you can't have just one: only what no brand says of itself. */
const OUT_OF_PART =
  /\b(?:as an? (?:ai|artificial intelligence)(?: language)?(?: model| assistant),|as a (?:large )?language model|como (?:um |un )?modelo de (?:linguagem|lenguaje)|(?:can ?not|can['’]t|unable to|won['’]t) (?:help|assist) (?:you )?with (?:that|this)(?: request)?|nao (?:posso|consigo) (?:te )?ajudar com (?:isso|ess[ea]|est[ea])|no puedo ayudar(?:te)? con (?:eso|es[ea]|est[ea])|(?:violates|against) (?:my|our) (?:guidelines|policies))\b/;

export const isOutOfPart = (text: string): boolean => OUT_OF_PART.test(fold(text));
