import type { settings as pt } from "#lib/messages/pt/settings.ts";
import type { Same } from "#lib/messages/words.ts";

export const settings: Same<typeof pt> = {
  title: "Ajustes",
  lead: "Lo que se aplica a todo este proyecto.",
  name: { title: "Nombre", text: "Es lo que ves aquí. El nombre del perfil está en la marca." },
  place: {
    title: "Hora e idioma",
    text: "Se aplican a las próximas publicaciones; lo que ya existe queda como está.",
    language: "Idioma del contenido",
    languageHint: "En qué idioma se escriben y se narran los textos.",
    saved: "Ajuste guardado.",
    undo: "Deshacer",
  },
  delete: {
    title: "Eliminar el proyecto",
    text: "Desaparece para siempre. Lo publicado sigue en la red social.",
    warning:
      "Se eliminan las publicaciones, la marca, el piloto automático y el radar. Los créditos gastados no vuelven.",
    notAllowed: "Solo responsables y administración pueden eliminar un proyecto.",
    action: "Eliminar proyecto",
    question: "¿Eliminar {name}?",
    consequence: "Esto no se puede deshacer: se eliminan todas las publicaciones y la marca de este proyecto.",
    type: "Para confirmar, escribe {name}",
    cancel: "Cancelar",
    confirm: "Eliminar para siempre",
    deleting: "Eliminando…",
    done: "Eliminaste {name}.",
  },
};
