import type { writer as pt } from "#lib/messages/pt/writer.ts";
import type { Same } from "#lib/messages/words.ts";

export const writer: Same<typeof pt> = {
  by: {
    told: "Escrita por el redactor de Pauta con tus palabras.",
    page: "Escrita por el redactor de Pauta con lo que cuenta la página del enlace.",
    library: "Escrita por el redactor de Pauta con su biblioteca.",
    near: "Escrita por el redactor de Pauta con lo más cercano al tema que hay en su biblioteca.",
    short: "El redactor de Pauta la hizo corta: del tema solo tenía el título.",
    model: "Escrita por el modelo {name}.",
  },
  knows: "Qué sabe el redactor",
  card: "Texto corto: faltaron datos",
  near: "Cerca del tema: revísala",
  standIns: {
    writer: "El modelo no respondió: la escribió el redactor de Pauta.",
    plainer_picture: "El proveedor rechazó lo que mostraba una imagen: se pidió otra más sencilla.",
    built_in_picture: "El proveedor no hizo todas las imágenes: las que faltaban las dibujó Pauta.",
  },
  doubts: {
    card: "Mírala antes de publicar",
    title: "Mírala antes de publicar",
    text: "La escribió el modelo, y algo pide que la mires. El piloto automático te espera.",
    repeats: "Parece repetir una publicación anterior.",
    language: "Una parte puede estar en otro idioma.",
    address: "Menciona una dirección, un sitio o un contacto que nadie dio.",
    ordered: "Puede haber obedecido una orden escrita en la página del enlace.",
    settle: "Ya la miré, está bien",
    settled: "Anotado. Esta publicación no necesita nada más.",
  },
  will: {
    open: "El redactor de Pauta escribe con lo que cuentes, con la página de un enlace o con su biblioteca.",
    told: "El redactor de Pauta va a escribir con tus palabras.",
    page: "El redactor de Pauta va a escribir con lo que cuenta la página.",
    library: "El redactor de Pauta conoce este tema y va a escribir con su biblioteca.",
    near: "El redactor de Pauta no sabe justo esto: contaría lo más cercano que conoce.",
    short: "El redactor de Pauta no sabe nada de este tema aparte del título: la publicación saldría corta.",
    model: "Escribe el modelo {name}.",
  },
  ways: { facts: "Escribir los datos", link: "Pegar un enlace", model: "Conectar un modelo" },
  newTab: "(se abre en otra pestaña)",
  facts: {
    title: "Los datos",
    what: "Qué es",
    whatHint: "En una frase",
    when: "Cuándo y dónde, o para quién",
    whenHint: "Ej.: sábado, de 9 a 13 h, en la tienda",
    terms: "Precio, plazo o condición",
    termsHint: "Ej.: $ 40, con reserva hasta el viernes",
    add: "Agregar al tema",
    cancel: "Cancelar",
  },
};
