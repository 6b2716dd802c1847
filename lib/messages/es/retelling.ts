import type { retelling as pt } from "#lib/messages/pt/retelling.ts";
import type { Same } from "#lib/messages/words.ts";

export const retelling: Same<typeof pt> = {
  title: "Escribir de nuevo",
  wish: { all: "¿Qué quieres distinto?", caption: "¿Qué quieres distinto en la descripción?" },
  placeholder: "Ej.: más corto, y menciona el envío gratis",
  scope: {
    all: "Cambia los textos y la descripción de este post. Escribe el modelo {model}; no gasta créditos, y con deshacer vuelve todo.",
    caption:
      "Cambia solo la descripción: el texto de las imágenes es parte de ellas. Escribe el modelo {model}; no gasta créditos.",
  },
  wishes: {
    label: "Ideas de pedido",
    shorter: "Más corto",
    simpler: "Más simple y directo",
    angle: "Otro ángulo del mismo tema",
    lighter: "Más ligero y cercano",
  },
  submit: "Escribir",
  close: "Cerrar",
  stop: "Parar",
  again: "Otra versión: {field}",
  telling: "El modelo {model} está escribiendo. Lo que escribas mientras tanto se queda.",
  told: "Listo. Si te gustaba más antes, deshaz.",
  doubted: "Listo, pero míralo antes de publicar:",
};
