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
  emailChange: {
    subject: "Confirme seu novo e-mail na Pauta",
    lead: "Toque no botão para entrar na Pauta com este e-mail daqui em diante. O link vale por uma hora.",
    button: "Confirmar e-mail",
    note: "Não foi você? Ignore esta mensagem: sem a confirmação, nada muda.",
  },
  invite: {
    subject: "{inviter} convidou você para {workspace} na Pauta",
    lead: "{inviter} convidou você para trabalhar em {workspace}, na Pauta. O convite vale por 7 dias.",
    button: "Ver o convite",
    note: "Não conhece esta pessoa? Ignore esta mensagem.",
  },
  connection: {
    ending: {
      subject: "A conexão com @{handle} termina em {days}",
      day: "1 dia",
      days: "{count} dias",
      lead: "Tentamos renovar a conexão do projeto {project} todos os dias e a rede social não respondeu. Reconecte a conta para que os posts agendados saiam na hora.",
    },
    ended: {
      subject: "A conexão com @{handle} terminou",
      lead: "O projeto {project} não pode publicar até você reconectar a conta. Os posts agendados continuam guardados, com suas datas.",
    },
    button: "Reconectar a conta",
  },
  billing: {
    payment_failed: {
      subject: "Não conseguimos cobrar o seu plano",
      lead: "A cobrança de {amount} foi recusada. Pague até {until} para o plano continuar; até lá tentamos de novo.",
      button: "Pagar agora",
    },
    plan_ended: {
      subject: "Seu plano terminou",
      lead: "A cobrança de {amount} não foi paga e o plano terminou. Seus posts continuam aí, e os créditos de pacotes também.",
      button: "Assinar de novo",
    },
  },
  report: {
    subject: "A semana de {project}",
    title: "Como foi a semana",
    published: "No ar",
    nothingPublished: "Nenhum post foi ao ar nesta semana.",
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
