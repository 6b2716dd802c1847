import type { bulk as pt } from "#lib/messages/pt/bulk.ts";
import type { Same } from "#lib/messages/words.ts";

export const bulk: Same<typeof pt> = {
  act: {
    spread: "Programar en los horarios libres",
    move: "Cambiar de día",
    approve: "Aprobar",
    remove: "Eliminar",
    more: "Más acciones",
    select: "Seleccionar",
    selecting: "Elige las publicaciones",
    selectOne: "Seleccionar {theme}",
    all: "Seleccionar todas",
    stop: "Terminar la selección",
  },
  move: {
    title: "{count, plural, one {Cambiar # publicación de día} other {Cambiar # publicaciones de día}}",
    text: "Cada publicación conserva su hora y avanza los mismos días.",
    days: "Días",
    hint: "Un número negativo las adelanta.",
    week: "1 semana después",
    day: "1 día después",
    back: "1 semana antes",
    approves: "Aprobar también los borradores",
    submit: "Cambiar",
    cancel: "Cancelar",
    invalid: "Indica de 1 a {max} días, hacia adelante o hacia atrás.",
  },
  remove: {
    title: "{count, plural, one {¿Eliminar # publicación?} other {¿Eliminar # publicaciones?}}",
    text: "Las publicaciones y sus archivos desaparecen de aquí para siempre. Lo que ya está en la red social sigue allí, y los créditos usados no vuelven.",
  },
  done: {
    spread: "{count, plural, one {# publicación programada.} other {# publicaciones programadas.}}",
    move: "{count, plural, one {# publicación cambió de día.} other {# publicaciones cambiaron de día.}}",
    approve: "{count, plural, one {# publicación aprobada.} other {# publicaciones aprobadas.}}",
    remove: "{count, plural, one {# publicación eliminada.} other {# publicaciones eliminadas.}}",
    refused: "{count, plural, one {# publicación no cambió: {reason}} other {# publicaciones no cambiaron: {reason}}}",
    duplicated: "Copia hecha: está en los borradores.",
  },
  menu: { duplicate: "Duplicar", another: "Crear otra así" },
  best: {
    mark: "mejor hora",
    text: "En tus informes, las publicaciones de esta hora se vieron más.",
  },
};
