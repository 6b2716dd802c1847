import type { retelling as pt } from "#lib/messages/pt/retelling.ts";
import type { Same } from "#lib/messages/words.ts";

export const retelling: Same<typeof pt> = {
  title: "Escribir de nuevo",
  wish: { all: "¿Qué quieres cambiar?", caption: "¿Qué quieres cambiar en la descripción?" },
  placeholder: "Ej.: más corto, y menciona el envío gratis",
  scope: {
    all: "Cambia los textos y la descripción de esta publicación. Escribe el modelo {model}; no gasta créditos, y puedes deshacerlo todo.",
    caption:
      "Cambia solo la descripción: el texto de las imágenes es parte de ellas. Escribe el modelo {model}; no gasta créditos.",
  },
  wishes: {
    label: "Ideas para pedir",
    shorter: "Más corto",
    simpler: "Más simple y directo",
    angle: "Otro ángulo del mismo tema",
    lighter: "Más ligero y cercano",
  },
  submit: "Escribir",
  close: "Cerrar",
  stop: "Detener",
  again: "Otra versión: {field}",
  telling: "El modelo {model} está escribiendo. Lo que escribas mientras tanto se conserva.",
  told: "Listo. Si te gustaba más antes, deshazlo.",
  doubted: "Listo, pero mírala antes de publicar:",
};
