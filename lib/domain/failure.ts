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
  clip_not_opened: words(
    "O vídeo usa um clipe seu, e o ffmpeg desta instalação é antigo demais para abri-lo. Troque o clipe e tente de novo.",
    "The video uses a clip of yours, and this installation's ffmpeg is too old to open it. Change the clip and try again.",
    "El video usa un clip tuyo, y el ffmpeg de esta instalación es demasiado antiguo para abrirlo. Cambia el clip e inténtalo de nuevo.",
  ),
  timed_out: words(
    "Levou tempo demais e paramos. Tente de novo: não custa outro crédito.",
    "It took too long and we stopped. Try again: it costs no other credit.",
    "Tardó demasiado y lo detuvimos. Inténtalo de nuevo: no cuesta otro crédito.",
  ),
  not_connected: words(
    "Este projeto não tem uma conta da rede social conectada. Conecte e publique de novo.",
    "This project has no social account connected. Connect one and publish again.",
    "Este proyecto no tiene una cuenta social conectada. Conéctala y publica de nuevo.",
  ),
  connection_ended: words(
    "A conexão com a rede social terminou. Reconecte a conta e publique de novo.",
    "The connection to the social network has ended. Reconnect the account and publish again.",
    "La conexión con la red social terminó. Reconecta la cuenta y publica de nuevo.",
  ),
  missed: words(
    "O horário passou enquanto a Pauta estava parada. Agende de novo ou publique agora.",
    "The time passed while Pauta was down. Schedule it again or publish now.",
    "La hora pasó mientras Pauta estaba detenida. Prográmalo de nuevo o publica ahora.",
  ),
  unfit: words(
    "O conteúdo não cabe na rede social: um carrossel tem de 1 a 10 slides.",
    "The content does not fit the social network: a carousel has 1 to 10 slides.",
    "El contenido no cabe en la red social: un carrusel tiene de 1 a 10 láminas.",
  ),
  file_refused: words(
    "A rede social recusou o arquivo. Edite o post e tente de novo.",
    "The social network refused the file. Edit the post and try again.",
    "La red social rechazó el archivo. Edita el post e inténtalo de nuevo.",
  ),
  file_unreachable: words(
    "A rede social não conseguiu buscar os arquivos. Confira se o endereço da Pauta é público.",
    "The social network could not fetch the files. Check that Pauta's address is public.",
    "La red social no pudo obtener los archivos. Revisa que la dirección de Pauta sea pública.",
  ),
  caption_refused: words(
    "A rede social recusou a legenda: até 2.200 caracteres, 30 hashtags e 20 menções.",
    "The social network refused the caption: up to 2,200 characters, 30 hashtags and 20 mentions.",
    "La red social rechazó el texto: hasta 2.200 caracteres, 30 hashtags y 20 menciones.",
  ),
  account_restricted: words(
    "A rede social restringiu a conta. Abra o aplicativo dela no celular e siga as instruções.",
    "The social network has restricted the account. Open its app on the phone and follow the steps.",
    "La red social restringió la cuenta. Abre su aplicación en el móvil y sigue los pasos.",
  ),
  network_refused: words(
    "A rede social recusou a publicação. Edite o post e tente de novo.",
    "The social network refused the post. Edit it and try again.",
    "La red social rechazó la publicación. Edita el post e inténtalo de nuevo.",
  ),
  quota_full: words(
    "A conta já publicou tudo que a rede social permite em 24 horas. Nada foi ao ar: agende para mais tarde.",
    "The account has published all that the social network allows in 24 hours. Nothing went live: schedule it for later.",
    "La cuenta ya publicó todo lo que la red social permite en 24 horas. Nada salió: prográmalo para más tarde.",
  ),
  network_too_slow: words(
    "A rede social demorou demais para preparar o post. Nada foi ao ar: tente de novo.",
    "The social network took too long to prepare the post. Nothing went live: try again.",
    "La red social tardó demasiado en preparar el post. Nada salió: inténtalo de nuevo.",
  ),
  not_confirmed: words(
    "Não deu para confirmar se o post foi ao ar. Confira na rede; ao publicar de novo, verificamos antes.",
    "We could not confirm that the post went live. Check the network; publishing again verifies first.",
    "No se pudo confirmar si el post salió. Revisa la red; al publicar de nuevo, lo verificamos antes.",
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
