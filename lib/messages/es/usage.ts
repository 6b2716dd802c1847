import type { usage as pt } from "#lib/messages/pt/usage.ts";
import type { Same } from "#lib/messages/words.ts";

export const usage: Same<typeof pt> = {
  title: "Proveedores",
  text: "Lo que costaron los modelos de texto, imagen y voz. Lo que hace Pauta por sí sola no cuesta nada y no se suma aquí.",
  month: "Este mes",
  of: "de {cap}",
  calls: "{count, plural, =0 {ninguna solicitud} one {# solicitud} other {# solicitudes}}",
  unpriced:
    "{count, plural, one {# solicitud sin precio conocido queda fuera de la suma y del límite.} other {# solicitudes sin precio conocido quedan fuera de la suma y del límite.}}",
  renews: "La cuenta vuelve a empezar el {date}.",
  cap: {
    label: "Límite por mes",
    hint: "Al llegar al límite no se paga nada más: las publicaciones fallan con ese motivo y las puede hacer el redactor de Pauta. Vacío: sin límite.",
    wrong: "Escribe un importe, como 50, o déjalo vacío.",
    save: "Guardar",
    saved: "Límite guardado.",
    removed: "Sin límite.",
    reached: "Se alcanzó el límite del mes: no se usa ningún proveedor hasta que lo subas o termine el mes.",
  },
  none: "Ninguna solicitud este mes.",
  providers: {
    title: "Por proveedor",
    faults: "{count, plural, one {# fallo} other {# fallos}}",
    tokens: "{input} tokens leídos, {output} escritos",
    pictures: "{count, plural, one {# imagen} other {# imágenes}}",
    minutes: "{minutes} min de habla",
    noPrice: "sin precio",
  },
  parts: { text: "Texto", image: "Imagen", voice: "Voz" },
  posts: { title: "Las publicaciones más caras del mes", deleted: "Publicación eliminada" },
  months: { title: "Meses anteriores" },
};
