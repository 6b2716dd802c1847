export const importing = {
  ask: "Já usa a Pauta em outro lugar?",
  action: "Importar .zip",
  title: "Trazer um espaço de outra Pauta",
  text: "O .zip que outra Pauta exportou traz projetos, marca, posts, mídias e relatórios para este espaço vazio. Equipe, plano e créditos ficam como estão aqui; as contas conectam-se de novo, e o piloto automático chega desligado.",
  choose: "Escolher o arquivo .zip",
  again: "Escolher outro arquivo",
  sending: "Enviando {name}",
  percent: "{share, number, percent}",
  working: "Conferindo e guardando. Com muitas mídias leva alguns minutos; deixe esta página aberta.",
  cancel: "Cancelar",
  done: "Importação concluída: {projects, plural, =0 {nenhum projeto} one {# projeto} other {# projetos}}, {posts, plural, =0 {nenhum post} one {# post} other {# posts}}.",
} as const;
