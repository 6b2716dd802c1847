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
  mail: {
    title: "Servidor de e-mail",
    text: "Por onde saem convites, links de entrada e avisos.",
    none: "Sem um servidor, nenhum e-mail sai: cada pessoa encontra os seus dentro da Pauta.",
    installed: "Os e-mails saem por {host}.",
    host: "Servidor",
    hostHint: "Como smtp.exemplo.com, sem a porta.",
    hostWrong: "Digite o nome do servidor, como smtp.exemplo.com.",
    port: "Porta",
    portWrong: "De 1 a 65535.",
    user: "Usuário",
    userHint: "Em branco se o servidor não pede login.",
    password: "Senha",
    passwordStays: "Fica a senha guardada. Digite outra para trocar.",
    passwordAgain: "A senha guardada só vale para o servidor e o usuário em que foi salva: digite a deste.",
    passwordLost: "A senha guardada não pode mais ser lida, porque a chave da instalação mudou. Digite de novo.",
    passwordRequired: "Digite a senha.",
    from: "Remetente",
    fromHint: "Um e-mail, ou um nome com ele: Pauta <pauta@exemplo.com>",
    fromWrong: "Digite um e-mail completo, ou um nome com o e-mail entre < e >.",
    test: "Enviar teste para mim",
    testing: "Enviando…",
    save: "Salvar",
    saving: "Salvando…",
    saved: "Salvo. Vale a partir do próximo e-mail.",
    remove: "Remover",
    removing: "Removendo…",
    removed: "Removido. A senha foi apagada.",
    confirm: {
      title: "Remover {host}?",
      text: "A senha é apagada e não volta. Daqui em diante nenhum e-mail sai; cada pessoa encontra os seus dentro da Pauta.",
      keep: "Manter",
    },
    works: "O servidor aceitou o e-mail. Confira se ele chegou na sua caixa de entrada.",
    problems: {
      host_unknown: "Não existe um servidor com este nome. Confira se foi escrito certo.",
      no_answer:
        "O servidor não aceita conexões nesta porta. Confira a porta (em geral 587 ou 465) e se o servidor está ligado.",
      slow: "O servidor demorou demais para responder. Confira o nome e a porta; um firewall também pode estar no caminho.",
      not_secure:
        "A conexão segura não deu certo: o certificado do servidor não é confiável, ou a porta é de outro tipo de conexão.",
      login_refused:
        "O servidor recusou o usuário ou a senha. Alguns provedores pedem uma senha própria para aplicativos.",
      address_refused:
        "O servidor recusou o remetente ou o seu endereço. Use um remetente que este servidor possa enviar.",
      broken: "O servidor respondeu com um erro.",
    },
    said: "Resposta do servidor:",
  },
  usage: {
    title: "Gastos com provedores",
    text: "O que os modelos tomaram em todos os espaços de trabalho, também com chaves deles. Os meses são contados em UTC.",
  },
  changes: {
    title: "Registro de mudanças",
    text: "Quem mudou o quê nesta instalação, quando e de onde.",
    none: "Nada foi mudado ainda.",
  },
} as const;
