import type { notices as pt } from "#lib/messages/pt/notices.ts";
import type { Same } from "#lib/messages/words.ts";

export const notices: Same<typeof pt> = {
  title: "Avisos",
  count: "{count, plural, =0 {Avisos: ninguno nuevo} one {Avisos: # nuevo} other {Avisos: # nuevos}}",
  empty: "Ningún aviso",
  emptyText: "Aquí aparece lo que falle o te necesite.",
  settled: "resuelto",
  fresh: "nuevo",
  settings: "Elegir de qué avisar",
  waiting: "{count, plural, one {# te espera} other {# te esperan}}",
  failed: "Los avisos no cargaron. Inténtalo de nuevo.",
  choices: {
    title: "Avisos",
    text: "Lo que Pauta te cuenta sin que preguntes, y dónde.",
    mail: "Correo",
    list: "Campana",
  },
  topics: {
    posts: {
      name: "Publicaciones que fallaron",
      hint: "Una publicación no quedó lista, no salió o se le pasó la hora.",
    },
    approval: {
      name: "Publicaciones que esperan aprobación",
      hint: "Una publicación del piloto automático está lista y no sale sin ti.",
    },
    autopilot: { name: "Piloto automático detenido", hint: "Faltan créditos o una cuenta conectada." },
    connection: { name: "Conexión con la red social", hint: "Está por terminar o terminó." },
    payment: { name: "Pagos", hint: "Un cobro fue rechazado o el plan terminó." },
    provider: { name: "Proveedores de modelos", hint: "Uno de ellos rechaza la clave o no responde." },
  },
};
