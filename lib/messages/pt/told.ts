/** What Pauta tells people by itself, by mail and in the list: what happened, and what to do next. */
export const told = {
  /** what a mail of several is called, and its last line */
  subject: "{count} avisos de {workspace}",
  choose: "Escolher o que chega por e-mail",
  day: "1 dia",
  days: "{count} dias",
  because: { busy: "Ele está com pedidos demais agora.", broken: "Ele deu erro várias vezes seguidas." },
  kinds: {
    post_failed: {
      one: { title: "O post “{theme}” falhou", text: "{reason}", next: "Ver o post" },
      several: {
        title: "{count} posts falharam em {project}",
        text: "O mais recente é “{theme}”. {reason}",
        next: "Ver os que falharam",
      },
    },
    post_missed: {
      one: { title: "O post “{theme}” perdeu a hora", text: "{reason}", next: "Ver o post" },
      several: { title: "{count} posts perderam a hora em {project}", text: "{reason}", next: "Ver os que falharam" },
    },
    post_awaits: {
      one: {
        title: "“{theme}” espera a sua aprovação",
        text: "Está pronto para {date}, em {project}. Sem aprovação, não sai.",
        next: "Ver e aprovar",
      },
      several: {
        title: "{count} posts de {project} esperam aprovação",
        text: "Estão prontos e têm data. Sem aprovação, não saem.",
        next: "Ver os rascunhos",
      },
    },
    autopilot_no_credits: {
      one: {
        title: "O piloto automático parou: acabaram os créditos",
        text: "As ideias esperam. As que passarem da hora sem crédito não viram posts.",
        next: "Ver o plano",
      },
    },
    autopilot_no_account: {
      one: {
        title: "O piloto automático de {project} não tem onde publicar",
        text: "Nenhuma conta da rede social está conectada. As ideias esperam, e as que passarem da hora não viram posts.",
        next: "Conectar a conta",
      },
    },
    connection_ending: {
      one: {
        title: "A conexão com @{handle} termina em {days}",
        text: "Tentamos renovar a conexão do projeto {project} todos os dias e a rede social não respondeu. Reconecte a conta para que os posts agendados saiam na hora.",
        next: "Reconectar a conta",
      },
    },
    connection_ended: {
      one: {
        title: "A conexão com @{handle} terminou",
        text: "{because} O projeto {project} não pode publicar até você reconectar a conta. Os posts agendados continuam guardados, com suas datas.",
        next: "Reconectar a conta",
      },
    },
    payment_failed: {
      one: {
        title: "Não conseguimos cobrar o seu plano",
        text: "A cobrança de {amount} foi recusada. Pague até {until} para o plano continuar; até lá tentamos de novo.",
        next: "Pagar agora",
      },
    },
    plan_ended: {
      one: {
        title: "Seu plano terminou",
        text: "A cobrança de {amount} não foi paga e o plano terminou. Seus posts continuam aí, e os créditos de pacotes também.",
        next: "Assinar de novo",
      },
    },
    provider_key_refused: {
      one: {
        title: "{provider} recusou a chave",
        text: "Ela está errada, venceu ou ficou sem saldo. Os posts que precisam dele esperam na fila e vão tentar de novo sozinhos.",
        next: "Conferir a chave",
      },
    },
    provider_held: {
      one: {
        title: "{provider} não está atendendo",
        text: "{because} Os posts que precisam dele esperam na fila e vão tentar de novo sozinhos.",
        next: "Ver a situação",
      },
    },
  },
};
