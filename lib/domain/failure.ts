import type { Language } from "./language.ts";

type Words = Record<Language, string>;
const words = (pt: string, en: string, es: string): Words => ({ pt, en, es });

/** Why a post failed, as a person is told; the row keeps the code. */
export const FAILURES = {
  link_unreachable: words(
    "Não conseguimos abrir o link. Confira o endereço ou escreva um tema.",
    "We could not open the link. Check the address or write a theme.",
    "No pudimos abrir el enlace. Revisa la dirección o escribe un tema.",
  ),
  link_without_text: words(
    "A página do link não tem um texto que dê um post. Tente outro link ou escreva um tema.",
    "The linked page has no text to make a post of. Try another link or write a theme.",
    "La página del enlace no tiene un texto que dé para un post. Prueba otro enlace o escribe un tema.",
  ),
  writing_failed: words(
    "O texto não ficou pronto. Tente de novo: não custa outro crédito.",
    "The text could not be written. Try again: it costs no other credit.",
    "No se pudo escribir el texto. Inténtalo de nuevo: no cuesta otro crédito.",
  ),
  drawing_failed: words(
    "As imagens não ficaram prontas. Tente de novo: não custa outro crédito.",
    "The pictures could not be drawn. Try again: it costs no other credit.",
    "No se pudieron dibujar las imágenes. Inténtalo de nuevo: no cuesta otro crédito.",
  ),
  speaking_failed: words(
    "A narração não ficou pronta. Confira a voz do projeto e tente de novo.",
    "The narration could not be recorded. Check the project's voice and try again.",
    "No se pudo grabar la narración. Revisa la voz del proyecto e inténtalo de nuevo.",
  ),
  rendering_failed: words(
    "O vídeo não ficou pronto. Tente de novo: não custa outro crédito.",
    "The video could not be rendered. Try again: it costs no other credit.",
    "No se pudo montar el video. Inténtalo de nuevo: no cuesta otro crédito.",
  ),
  timed_out: words(
    "Levou tempo demais e paramos. Tente de novo: não custa outro crédito.",
    "It took too long and we stopped. Try again: it costs no other credit.",
    "Tardó demasiado y lo detuvimos. Inténtalo de nuevo: no cuesta otro crédito.",
  ),
} as const satisfies Record<string, Words>;

export type FailureCode = keyof typeof FAILURES;

/** Something ended a post's making or publishing for good. */
export class Failure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, cause?: unknown) {
    super(code, { cause });
    this.name = "Failure";
    this.code = code;
  }
}
