import type { usage as pt } from "#lib/messages/pt/usage.ts";
import type { Same } from "#lib/messages/words.ts";

export const usage: Same<typeof pt> = {
  title: "Proveedores",
  text: "Lo que tomaron los modelos de texto, imagen y voz. Lo que hace Pauta por sí sola no cuesta nada y no cuenta aquí.",
  month: "Este mes",
  of: "de {cap}",
  calls: "{count, plural, =0 {ninguna llamada} one {# llamada} other {# llamadas}}",
  unpriced:
    "{count, plural, one {# llamada sin precio conocido queda fuera de la suma y del límite.} other {# llamadas sin precio conocido quedan fuera de la suma y del límite.}}",
  renews: "La cuenta vuelve a empezar el {date}.",
  cap: {
    label: "Límite por mes",
    hint: "Al llegar a él no se paga nada más: los posts fallan con ese motivo y los puede hacer el redactor de Pauta. Vacío: sin límite.",
    wrong: "Escribe un importe, como 50, o déjalo vacío.",
    save: "Guardar",
    saved: "Límite guardado.",
    removed: "Sin límite.",
    reached: "Se alcanzó el límite del mes: no se llama a ningún proveedor hasta que suba o termine el mes.",
  },
  none: "Ninguna llamada este mes.",
  providers: {
    title: "Por proveedor",
    faults: "{count, plural, one {# fallo} other {# fallos}}",
    tokens: "{input} tokens leídos, {output} escritos",
    pictures: "{count, plural, one {# imagen} other {# imágenes}}",
    minutes: "{minutes} min de habla",
    noPrice: "sin precio",
  },
  parts: { text: "Texto", image: "Imagen", voice: "Voz" },
  posts: { title: "Los posts más caros del mes", deleted: "Post eliminado" },
  months: { title: "Meses anteriores" },
};
