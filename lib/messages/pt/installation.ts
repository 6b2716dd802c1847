/** What goes for every workspace: for the owner of the installation. */
export const installation = {
  title: "Instalação",
  lead: "Vale para todos os espaços de trabalho desta Pauta. Só quem é responsável pela instalação vê esta página.",
  fixed:
    "Definido pelo ambiente, em {variable}, que vale mais do que esta página. Para mudar aqui, tire a variável e reinicie a Pauta.",
  signUp: {
    title: "Novas contas",
    text: "Quem pode começar um espaço de trabalho próprio.",
    label: "Cadastro aberto",
    hint: "Qualquer pessoa cria uma conta e um espaço. Fechado, só entra quem recebe um convite.",
    opened: "Cadastro aberto.",
    closed: "Cadastro fechado. Daqui em diante, só por convite.",
  },
} as const;
