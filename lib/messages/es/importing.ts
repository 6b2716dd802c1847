import type { importing as pt } from "#lib/messages/pt/importing.ts";
import type { Same } from "#lib/messages/words.ts";

export const importing: Same<typeof pt> = {
  ask: "¿Ya usas Pauta en otro lugar?",
  action: "Importar .zip",
  title: "Traer un espacio de otra Pauta",
  text: "El .zip que otra Pauta exportó trae proyectos, marca, publicaciones, archivos e informes a este espacio vacío. Equipo, plan y créditos quedan como están aquí; las cuentas hay que conectarlas de nuevo, y el piloto automático llega inactivo.",
  choose: "Elegir el archivo .zip",
  again: "Elegir otro archivo",
  sending: "Subiendo {name}",
  percent: "{share, number, percent}",
  working: "Comprobando y guardando. Con muchos archivos tarda unos minutos; deja esta página abierta.",
  cancel: "Cancelar",
  done: "Importación terminada: {projects, plural, =0 {ningún proyecto} one {# proyecto} other {# proyectos}}, {posts, plural, =0 {ninguna publicación} one {# publicación} other {# publicaciones}}.",
};
