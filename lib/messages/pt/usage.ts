/** What the providers of models took, and how much a month of them may cost. */
export const usage = {
  title: "Provedores",
  text: "O que os modelos de texto, imagem e voz custaram. O que a própria Pauta faz não custa nada e não conta aqui.",
  month: "Neste mês",
  of: "de {cap}",
  calls: "{count, plural, =0 {nenhum pedido} one {# pedido} other {# pedidos}}",
  unpriced:
    "{count, plural, one {# pedido sem preço conhecido fica fora da soma e do limite.} other {# pedidos sem preço conhecido ficam fora da soma e do limite.}}",
  renews: "A conta recomeça em {date}.",
  cap: {
    label: "Limite por mês",
    hint: "Ao chegar nele, nada mais é pago: os posts falham com este motivo e podem ser feitos pelo redator da Pauta. Vazio: sem limite.",
    wrong: "Escreva um valor, como 50, ou deixe vazio.",
    save: "Salvar",
    saved: "Limite salvo.",
    removed: "Sem limite.",
    reached: "O limite do mês foi atingido: nenhum provedor é usado até ele subir ou o mês virar.",
  },
  none: "Nenhum pedido neste mês.",
  providers: {
    title: "Por provedor",
    faults: "{count, plural, one {# falha} other {# falhas}}",
    tokens: "{input} tokens lidos, {output} escritos",
    pictures: "{count, plural, one {# imagem} other {# imagens}}",
    minutes: "{minutes} min de fala",
    noPrice: "sem preço",
  },
  parts: { text: "Texto", image: "Imagem", voice: "Voz" },
  posts: { title: "Os posts mais caros do mês", deleted: "Post excluído" },
  months: { title: "Meses anteriores" },
} as const;
