import type { calendar as pt } from "#lib/messages/pt/calendar.ts";
import type { Same } from "#lib/messages/words.ts";

export const calendar: Same<typeof pt> = {
  title: "Calendario",
  previous: { month: "Mes anterior", week: "Semana anterior", agenda: "Semanas anteriores" },
  next: { month: "Mes siguiente", week: "Semana siguiente", agenda: "Semanas siguientes" },
  today: "Hoy",
  todayDay: "Hoy, {day}",
  view: { label: "Ver por", month: "Mes", week: "Semana", agenda: "Agenda" },
  scheduled: "{count, plural, =0 {nada programado} one {# programada} other {# programadas}}",
  failed: "{count, plural, one {# falló} other {# fallaron}}",
  proposed: "{count, plural, other {# a la espera de aprobación}}",
  filter: { label: "Filtrar", status: "Estado", format: "Formato", clear: "Borrar filtros" },
  more: "+{count} más",
  day: "{day}, {count, plural, =0 {ninguna publicación} one {# publicación} other {# publicaciones}}",
  add: "Crear una publicación para {day}",
  grid: "Publicaciones por día. Las flechas recorren los días, Enter entra en el día, M mueve la publicación.",
  ghost: "Piloto automático",
  shelf: {
    title: "Sin fecha",
    hint: "Arrastra al calendario, o enfoca una publicación y presiona M.",
    drop: "Suelta aquí para quitarla del calendario",
    empty: "Nada en espera. Lo que crees sin fecha aparece aquí.",
  },
  agenda: {
    filtered: "Nada coincide con el filtro",
    filteredText: "Puede haber otras publicaciones en estos días. Borra los filtros para verlas.",
    empty: "Ninguna publicación en estas dos semanas",
    emptyText: "Crea una publicación o elige otra fecha en la franja de arriba.",
    gone: "Días que ya pasaron",
  },
  views: "visualizaciones",
  past: "Este día ya pasó.",
  move: {
    lifted: "{theme}: moviendo. Las flechas eligen el día, Enter suelta, Esc cancela, Supr la quita del calendario.",
    dropped: "{theme}: ahora el {day}.",
    canceled: "Movimiento cancelado.",
    help: "Moviendo: las flechas eligen el día · Enter suelta · Esc cancela",
    hoursHelp: "Moviendo: las flechas eligen el día y la hora · Enter suelta · Esc cancela",
  },
};
