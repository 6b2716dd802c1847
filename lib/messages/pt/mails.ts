/** Read on the server alone, and filled there: a place is a name in braces and no more. */
export const mails = {
  magicLink: {
    subject: "Seu link para entrar na Pauta",
    lead: "Toque no botão para entrar. O link vale por 15 minutos e funciona uma vez.",
    button: "Entrar na Pauta",
    note: "Não foi você? Ignore esta mensagem: sem o clique, nada acontece.",
  },
  signUp: {
    subject: "Confirme sua conta na Pauta",
    lead: "Falta um passo: confirme este e-mail e comece seu estúdio. O link vale por uma hora.",
    button: "Confirmar e começar",
    note: "Não foi você? Ignore esta mensagem: sem a confirmação, nenhuma conta é criada.",
  },
  knownAddress: {
    subject: "Você já tem uma conta na Pauta",
    lead: "Alguém, talvez você, pediu uma conta com este e-mail, que já tem uma. É só entrar.",
    button: "Entrar na Pauta",
    note: "Não foi você? Ignore esta mensagem: nada mudou.",
  },
  mailServer: {
    subject: "Teste do servidor de e-mail da Pauta",
    lead: "Chegou: este servidor entrega os e-mails da Pauta. Não é preciso fazer mais nada.",
    button: "Abrir a instalação",
  },
  emailChange: {
    subject: "Confirme seu novo e-mail na Pauta",
    lead: "Toque no botão para entrar na Pauta com este e-mail daqui em diante. O link vale por uma hora.",
    button: "Confirmar e-mail",
    note: "Não foi você? Ignore esta mensagem: sem a confirmação, nada muda.",
  },
  secondStep: {
    on: {
      subject: "A verificação em duas etapas está ligada",
      lead: "De agora em diante, a Pauta pede também um código do seu aplicativo quando você entra. Os outros aparelhos saíram.",
    },
    off: {
      subject: "A verificação em duas etapas está desligada",
      lead: "A Pauta já não pede um código quando você entra. Os outros aparelhos saíram.",
    },
    removed: {
      subject: "A verificação em duas etapas foi desligada",
      lead: "Quem opera esta Pauta desligou a verificação em duas etapas da sua conta. Todos os aparelhos saíram: entre de novo e, se quiser, ligue outra vez.",
    },
    codes: {
      subject: "Você tem novos códigos de recuperação",
      lead: "Novos códigos de recuperação foram gerados para a sua conta na Pauta. Os anteriores já não valem.",
    },
    passkey: {
      subject: "Uma chave de acesso foi criada para a sua conta",
      lead: "De agora em diante, ela também entra na sua conta da Pauta, sem senha nem código.",
    },
    passkeyRemoved: {
      subject: "Uma chave de acesso foi removida da sua conta",
      lead: "Ela já não entra na sua conta da Pauta.",
    },
    button: "Ver sua conta",
    note: "Não foi você? Troque sua senha agora e avise quem cuida da sua Pauta.",
  },
  invite: {
    subject: "{inviter} convidou você para {workspace} na Pauta",
    lead: "{inviter} convidou você para trabalhar em {workspace}, na Pauta. O convite vale por 7 dias.",
    button: "Ver o convite",
    note: "Não conhece esta pessoa? Ignore esta mensagem.",
  },
  review: {
    mention: { subject: "{who} citou você em “{theme}”", lead: "{who} comentou o post “{theme}”: {text}" },
    approved: {
      subject: "{who} aprovou “{theme}”",
      lead: "{who} aprovou o post “{theme}”. Ele sai sozinho na data marcada.",
    },
    changes: { subject: "{who} pediu mudanças em “{theme}”", lead: "{who} pediu mudanças no post “{theme}”: {text}" },
    button: "Abrir o post",
  },
  report: {
    subject: "A semana de {project}",
    title: "Como foi a semana",
    published: "No ar",
    nothingPublished: "Nenhum post foi ao ar nesta semana.",
    failed: "O que falhou",
    fixFailed: "Ver o post",
    views: "visualizações",
    likes: "curtidas",
    comments: "comentários",
    unmeasured: "sem dados ainda",
    see: "Ver o post",
    next: "O que vem aí",
    nothingNext: "Nada planejado para os próximos sete dias.",
    ahead: {
      idea: "ideia",
      making: "em criação",
      proposed: "espera aprovação",
      scheduled: "agendado",
    },
    blocked: "O que trava o piloto automático",
    off: "O piloto automático está desligado: as ideias esperam.",
    blockers: {
      no_slots: "A grade da semana está vazia.",
      no_social: "Nenhuma conta da rede social está conectada.",
      no_credits: "Os créditos acabaram.",
    },
    fix: {
      no_slots: "Montar a grade",
      no_social: "Conectar a conta",
      no_credits: "Ver o plano",
    },
    open: "Abrir o piloto automático",
    why: "Você recebe este resumo toda segunda-feira porque o relatório de {project} está ligado.",
    settings: "Desligar o relatório",
  },
} as const;
