export const library = {
  picture: {
    title: "Fotos",
    about: "Aparecem nas fotos narradas, uma por frase, das mais novas às mais antigas.",
    add: "Enviar fotos",
    empty: "Sem fotos suas, as fotos narradas usam as imagens da biblioteca da Pauta. JPEG, PNG ou WebP de até 15 MB.",
    one: "Foto {number, number}",
  },
  clip: {
    title: "Clipes",
    about: "Passam atrás das frases nos reels.",
    add: "Enviar clipes",
    empty: "Sem clipes seus, os reels usam os da biblioteca da Pauta. MP4, MOV ou WebM de até 100 MB.",
    one: "Clipe {number, number}",
    closed: "Esta instalação ainda não abre clipes enviados: ela precisa do ffmpeg 5 ou mais novo.",
  },
  sending: "Enviando {name}",
  dismiss: "Entendi",
  remove: "Remover {name}",
  removed: "Removido da biblioteca. Posts feitos com ele não mudam.",
  undo: "Desfazer",
  full: "A biblioteca está cheia: são até {most, number}.",
  seconds: "{count, number} s",
} as const;
