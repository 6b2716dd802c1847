import { HASHTAGS_MAX } from "#lib/domain/limits.ts";
import type { failures as pt } from "#lib/messages/pt/failures.ts";
import type { Same } from "#lib/messages/words.ts";

export const failures: Same<typeof pt> = {
  link_unreachable: "No pudimos abrir el enlace. Revisa la dirección o escribe un tema.",
  link_without_text:
    "La página del enlace no tiene un texto que dé para una publicación. Prueba otro enlace o escribe un tema.",
  writing_failed: "No se pudo escribir el texto. Inténtalo de nuevo: no cuesta otro crédito.",
  drawing_failed: "No se pudieron dibujar las imágenes. Inténtalo de nuevo: no cuesta otro crédito.",
  speaking_failed: "No se pudo grabar la narración. Revisa la voz del proyecto e inténtalo de nuevo.",
  rendering_failed: "No se pudo armar el video. Inténtalo de nuevo: no cuesta otro crédito.",
  provider_key_refused:
    "El proveedor rechazó la clave: está mal, venció o se quedó sin saldo. Revisa la clave en Modelos e inténtalo de nuevo: no cuesta otro crédito.",
  provider_busy: "El proveedor está saturado y no respondió en dos horas. Inténtalo más tarde: no cuesta otro crédito.",
  subject_refused:
    "El proveedor no acepta tratar este tema. Escríbelo de otra forma o haz la publicación con el redactor de Pauta.",
  provider_broken:
    "El proveedor falló más de una vez. Inténtalo en un rato: no cuesta otro crédito, y lo que quedó listo está guardado.",
  provider_slow:
    "El proveedor tardó demasiado en responder, dos veces. Inténtalo de nuevo: no cuesta otro crédito, y lo que quedó listo está guardado.",
  spending_capped:
    "Se alcanzó el límite de gasto del mes en proveedores, y no se pagó nada más. Súbelo en la página del plan, espera al próximo mes o haz la publicación con el redactor de Pauta.",
  clip_not_opened:
    "El video usa un clip tuyo que esta instalación no puede abrir. Cambia el clip e inténtalo de nuevo.",
  timed_out: "Tardó demasiado y lo detuvimos. Inténtalo de nuevo: no cuesta otro crédito.",
  not_connected: "Este proyecto no tiene una cuenta de la red social conectada. Conéctala y publica de nuevo.",
  connection_ended: "La conexión con la red social terminó. Reconecta la cuenta y publica de nuevo.",
  missed: "La hora pasó mientras Pauta estaba detenida. Prográmala de nuevo o publícala ahora.",
  unfit: "El contenido no cabe en la red social: un carrusel tiene de 1 a 10 páginas.",
  file_refused: "La red social rechazó el archivo. Edita la publicación e inténtalo de nuevo.",
  file_unreachable: "La red social no pudo obtener los archivos. Revisa que la dirección de Pauta sea pública.",
  caption_refused: `La red social rechazó la descripción: hasta 2.200 caracteres, ${HASHTAGS_MAX} hashtags y 20 menciones.`,
  account_restricted: "La red social restringió la cuenta. Abre su aplicación en el teléfono y sigue los pasos.",
  network_refused: "La red social rechazó la publicación. Edítala e inténtalo de nuevo.",
  quota_full:
    "La cuenta ya publicó todo lo que la red social permite en 24 horas. No salió nada: prográmala para más tarde.",
  network_too_slow: "La red social tardó demasiado en preparar la publicación. No salió nada: inténtalo de nuevo.",
  not_confirmed:
    "No se pudo confirmar si la publicación salió. Revisa la red social; antes de publicar de nuevo, lo verificamos.",
};
