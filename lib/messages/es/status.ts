import type { status as pt } from "#lib/messages/pt/status.ts";
import type { Same } from "#lib/messages/words.ts";

export const status: Same<typeof pt> = {
  title: "Operación",
  lead: "Cómo está esta instalación de Pauta, parte por parte.",
  silent:
    "El trabajador de Pauta está detenido: por ahora no se crea ni se publica ninguna publicación. En cuanto vuelva, todo sigue desde donde estaba.",
  ownerOnly: "Solo para responsables",
  ownerOnlyText: "La persona responsable del espacio ve aquí cómo está la instalación.",
  allWell: "Todo responde.",
  notWell: "Algo no responde.",
  version: "Pauta {version}",
  again: "Verificar ahora",
  answers: "Responde",
  silentPart: "No responde",
  parts: {
    title: "Partes",
    database: "Base de datos",
    databaseText: "PostgreSQL {version}, {megabytes} MB",
    worker: "Trabajador",
    workerText: "{count, plural, =0 {ninguno activo} one {# activo} other {# activos}}",
    storage: "Archivos",
    storageText: "escribir, leer y borrar",
    network: "Red social",
  },
  work: {
    title: "Trabajo",
    waiting: "En cola",
    oldest: "el más antiguo, {ago}",
    running: "En curso",
    late: "Publicaciones atrasadas",
    lateText: "programadas para una hora que ya pasó",
    dead: "Tareas muertas",
    deadText: "npm run admin -- jobs dead muestra por qué",
    worker: "versión {version} · iniciado {since} · última señal {beat}",
    beating: "Activo",
    notBeating: "Sin señal",
  },
  providers: {
    title: "Proveedores",
    text: "Lo que la configuración eligió para cada parte.",
    ours: "de la propia Pauta",
    parts: { text: "Texto", image: "Imagen", voice: "Voz", mail: "Correo", billing: "Cobro" },
  },
};
