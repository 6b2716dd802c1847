export const notices = {
  title: "Avisos",
  count: "{count, plural, =0 {Avisos: nenhum novo} one {Avisos: # novo} other {Avisos: # novos}}",
  empty: "Nenhum aviso",
  emptyText: "O que falhar ou precisar de você aparece aqui.",
  settled: "resolvido",
  fresh: "novo",
  settings: "Escolher o que avisar",
  waiting: "{count, plural, one {# espera por você} other {# esperam por você}}",
  failed: "Os avisos não carregaram. Tente de novo.",
  choices: {
    title: "Avisos",
    text: "O que a Pauta conta sem você perguntar, e por onde.",
    mail: "E-mail",
    list: "Sino",
  },
  topics: {
    posts: { name: "Posts que falharam", hint: "Um post não ficou pronto, não saiu ou perdeu a hora." },
    approval: {
      name: "Posts que esperam aprovação",
      hint: "Um post do piloto automático está pronto e não sai sem você.",
    },
    autopilot: { name: "Piloto automático parado", hint: "Faltam créditos ou uma conta conectada." },
    connection: { name: "Conexão com a rede social", hint: "Ela está para terminar ou terminou." },
    payment: { name: "Pagamentos", hint: "Uma cobrança foi recusada ou o plano terminou." },
    provider: { name: "Provedores de modelos", hint: "Um deles recusa a chave ou não atende." },
  },
} as const;
