export const connection = {
  title: "Conta conectada",
  lead: "É nela que os posts deste projeto vão ao ar.",
  none: {
    title: "Nenhuma conta conectada",
    text: "Conecte a conta da marca para publicar. Você autoriza na própria rede social, e pode desfazer quando quiser.",
    action: "Conectar conta",
  },
  state: { working: "Conectada", ending: "Termina em breve", ended: "Terminou" },
  since: "Conectada em {date}",
  renews: "Renovada sozinha; vale até {date}",
  ends: "{days, plural, =0 {Termina hoje.} one {Termina amanhã.} other {Termina em # dias.}} A renovação automática não está funcionando; reconecte para nada parar.",
  scheduled:
    "{count, plural, =0 {} one {# post agendado espera por esta conta.} other {# posts agendados esperam por esta conta.}}",
  keeps:
    "{count, plural, =0 {Nada agendado se perde.} one {O post agendado mantém a data.} other {Os # posts agendados mantêm as datas.}}",
  reconnect: "Reconectar",
  change: "Trocar de conta",
  disconnect: "Desconectar",
  opening: "Abrindo a rede social…",
  other: {
    title: "Trocar @{from} por @{to}?",
    text: "Você escolheu outra conta. Os próximos posts deste projeto irão ao ar em @{to}; o que já está em @{from} continua lá.",
    confirm: "Usar @{to}",
    refuse: "Manter @{from}",
  },
  leave: {
    title: "Desconectar @{handle}?",
    text: "A Pauta deixa de publicar nesta conta e apaga o acesso que tinha. O que está no ar continua lá.",
    confirm: "Desconectar",
    cancel: "Cancelar",
    done: "Conta desconectada.",
  },
  back: {
    done: "Conta conectada.",
    denied: "Você não autorizou a conexão. Nada mudou.",
    failed: "A rede social não concluiu a conexão. Tente de novo.",
    permission: "Falta a permissão de publicar: conecte de novo e deixe-a marcada.",
  },
  banner: {
    none: "{count, plural, one {# post agendado e nenhuma conta conectada: ele não vai ao ar assim.} other {# posts agendados e nenhuma conta conectada: eles não vão ao ar assim.}}",
    connect: "Conectar conta",
    ending:
      "{days, plural, =0 {A conexão com @{handle} termina hoje.} one {A conexão com @{handle} termina amanhã.} other {A conexão com @{handle} termina em # dias.}}",
    ended: "A conexão com @{handle} terminou: nada vai ao ar até você reconectar.",
    action: "Reconectar",
    opening: "Abrindo a rede social…",
  },
  /** What ended a connection, as a person is told in mails and in the app. */
  because: {
    expired: "A autorização que você deu venceu.",
    removed: "A Pauta foi removida nas configurações da rede social.",
    password_changed: "A senha da conta mudou na rede social.",
    checkpoint: "A rede social pede que você entre nela e confirme a conta.",
    permission_missing: "Falta uma permissão que a publicação exige.",
  },
} as const;
