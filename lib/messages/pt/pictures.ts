export const pictures = {
  picker: {
    title: "Escolher da biblioteca",
    text: "{most, plural, one {Uma foto.} other {Até # fotos, na ordem da escolha.}}",
    choose: "Escolher {name}",
    all: "Escolher as {count, number}",
    cancel: "Cancelar",
    use: "{count, plural, =0 {Usar fotos} one {Usar # foto} other {Usar # fotos}}",
  },
  focus: {
    label: "Ponto que fica à vista: {x, number} % da esquerda, {y, number} % do alto",
    hint: "Arraste o ponto para o que não pode ser cortado. As setas também o movem.",
    zoom: "Aproximação",
    percent: "{percent, number} %",
  },
  panel: {
    none: "Ponha fotos suas nesta página; até quatro viram uma colagem. O texto e o estilo ficam como estão.",
    some: "As fotos aparecem no lugar do desenho.",
    matched: "Escolhida da biblioteca: ela fala de “{matched}”.",
    adjust: "Enquadrar a foto {number, number}",
    drop: "Tirar a foto {number, number}",
    choose: "Escolher da biblioteca",
    change: "Trocar fotos",
    back: "Voltar ao desenho",
  },
  moment: {
    change: "Trocar a foto {number, number} por uma da biblioteca",
    focus: "Enquadrar",
  },
} as const;
