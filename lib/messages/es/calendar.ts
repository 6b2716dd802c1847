import type { calendar as pt } from "#lib/messages/pt/calendar.ts";
import type { Same } from "#lib/messages/words.ts";

export const calendar: Same<typeof pt> = {
  title: "Calendario",
  previous: { month: "Mes anterior", week: "Semana anterior", agenda: "Semanas anteriores" },
  next: { month: "Mes siguiente", week: "Semana siguiente", agenda: "Semanas siguientes" },
  today: "Hoy",
  todayDay: "Hoy, {day}",
  view: { label: "Ver por", month: "Mes", week: "Semana", agenda: "Agenda" },
  scheduled: "{count, plural, =0 {nada programado} one {# programado} other {# programados}}",
  failed: "{count, plural, one {# falló} other {# fallaron}}",
  proposed: "{count, plural, other {# a la espera de aprobación}}",
  filter: { label: "Filtrar", status: "Estado", format: "Formato", clear: "Borrar filtros" },
  more: "+{count} más",
  day: "{day}, {count, plural, =0 {ningún post} one {# post} other {# posts}}",
  add: "Crear un post para {day}",
  grid: "Posts por día. Las flechas recorren los días, Enter entra en el día, M mueve el post.",
  ghost: "Piloto automático",
  shelf: {
    title: "Sin fecha",
    hint: "Arrastra al calendario, o enfoca un post y pulsa M.",
    drop: "Suelta aquí para quitarlo de la agenda",
    empty: "Nada en espera. Lo que crees sin fecha aparece aquí.",
  },
  agenda: {
    filtered: "Nada coincide con el filtro",
    filteredText: "Puede haber otras publicaciones en estos días. Quita los filtros para verlas.",
    empty: "Ningún post en estas dos semanas",
    emptyText: "Crea un post o elige otra fecha en la franja de arriba.",
    gone: "Días que ya pasaron",
  },
  views: "visualizaciones",
  past: "Este día ya pasó.",
  move: {
    lifted: "{theme}: moviendo. Las flechas eligen el día, Enter suelta, Esc cancela, Supr lo quita de la agenda.",
    dropped: "{theme}: ahora el {day}.",
    canceled: "Movimiento cancelado.",
    help: "Moviendo: flechas eligen el día · Enter suelta · Esc cancela",
    hoursHelp: "Moviendo: las flechas eligen el día y la hora · Enter suelta · Esc cancela",
  },
};
