import type { Trade } from "./trade.ts";

export const law: Trade = {
  key: "law",
  words:
    "advogad advocacia direito direitos juridic lawyer attorney legal law lawfirm abogad abogacia derecho derechos contrato contratos contract contracts testament inventario divorcio divorce processo_judicial lawsuit demanda lgpd gdpr",
  mood: "serious",
  emoji: "⚖️",
  tags: {
    pt: "advocacia direito contratos direitodoconsumidor informacaojuridica advogado",
    en: "law lawyer contracts consumerrights legaltips knowyourrights",
    es: "abogados derecho contratos derechosdelconsumidor informacionlegal abogacia",
  },
  topics: [
    {
      words:
        "contrat contract assinar sign firmar clausula clause prestacao servico service aluguel rent alquiler lease multa penalty empresa business negocio socio partner proposta acordo",
      pictures: [
        "contract and pen",
        "two people shaking hands",
        "magnifying glass over paper",
        "calendar",
        "folder of documents",
      ],
      pt: {
        name: "contratos",
        hooks: ["Você leu o que assinou?", "Contrato bom é o que ninguém precisa usar"],
        scene:
          "O serviço começou na confiança, por mensagem. No primeiro atraso, cada lado lembra de um combinado diferente.",
        payoff: "Um contrato claro protege a relação antes de proteger cada lado.",
        points: [
          [
            "Só de boca",
            "Fechar negócio só na conversa",
            "O combinado verbal pode valer, mas é difícil provar o que cada um prometeu.",
            "Ponha por escrito o essencial, mesmo que curto",
          ],
          [
            "Modelo pronto",
            "Copiar um modelo da internet sem adaptar",
            "O modelo foi escrito para outro caso, e pode faltar o que importa no seu.",
            "Adapte objeto, prazo, preço e saída ao seu caso",
          ],
          [
            "Objeto vago",
            "Descrever o serviço em uma linha",
            "Quando o que será entregue é vago, cada lado imagina uma coisa.",
            "Liste o que entra, o que não entra e como se aprova",
          ],
          [
            "Saída",
            "Esquecer como o contrato termina",
            "Sem regra de saída, encerrar vira discussão sobre aviso, multa e devolução.",
            "Preveja prazo de aviso e o que acontece com o já pago",
          ],
          [
            "Pressa",
            "Assinar sem ler os anexos",
            "Anexos e termos citados no texto fazem parte do contrato.",
            "Peça todos os anexos e leia antes da data de assinar",
          ],
          [
            "Guarda",
            "Perder a via assinada",
            "Sem a via, fica mais difícil mostrar o que foi combinado.",
            "Guarde cópia digital e as mensagens da negociação",
          ],
        ],
        myths: [
          [
            "Contrato sem firma reconhecida não vale nada",
            "Muitos contratos valem entre as partes sem isso. O reconhecimento ajuda a provar a assinatura, e alguns atos exigem forma própria.",
          ],
          [
            "Mensagem de aplicativo não serve de prova",
            "Conversas podem servir de prova, conforme o caso. Guarde o histórico inteiro, não só recortes.",
          ],
        ],
        questions: [
          [
            "Assinatura eletrônica tem validade?",
            "Em geral sim, e há níveis diferentes de segurança. Alguns atos exigem um tipo específico: confirme antes.",
          ],
          [
            "O que não pode faltar em um contrato de serviço?",
            "Quem são as partes, o que será feito, prazo, preço, forma de pagamento, saída e como resolver conflitos.",
          ],
        ],
        steps: [
          "Como ler um contrato antes de assinar",
          "Partes: confira nomes, documentos e quem assina",
          "Objeto: veja o que entra e o que fica de fora",
          "Dinheiro: preço, datas, reajuste e multa",
          "Saída: aviso, devolução e prazo",
          "Dúvidas: marque o que não entendeu e pergunte",
        ],
        versus: {
          left: "Contrato verbal",
          right: "Contrato escrito",
          rows: [
            ["Prova", "Depende de testemunhas e mensagens", "O texto mostra o combinado"],
            ["Mudanças", "Cada um lembra de um jeito", "Ficam em aditivo assinado"],
            ["Saída", "Costuma virar discussão", "Segue a regra prevista"],
          ],
          verdict: "Mesmo entre conhecidos, escrever é cuidado, não desconfiança.",
        },
      },
      en: {
        name: "contracts",
        hooks: ["Did you read what you signed?", "A good contract is one nobody has to use"],
        scene: "The job began on trust, by message. At the first delay, each side remembers a different agreement.",
        payoff: "A clear contract protects the relationship before it protects either side.",
        points: [
          [
            "Word of mouth",
            "Closing a deal only by talking",
            "A spoken agreement may be valid, but it is hard to prove what each one promised.",
            "Put the essentials in writing, however short",
          ],
          [
            "Template",
            "Copying an online template as it is",
            "A template was written for another case and may lack what matters in yours.",
            "Adapt scope, term, price and exit to your case",
          ],
          [
            "Vague scope",
            "Describing the service in one line",
            "When the delivery is vague, each side imagines something else.",
            "List what is in, what is out and how it is approved",
          ],
          [
            "The exit",
            "Forgetting how the contract ends",
            "Without an exit rule, ending turns into a quarrel about notice and refunds.",
            "Set the notice period and what happens to payments",
          ],
          [
            "Hurry",
            "Signing without reading the annexes",
            "Annexes and terms mentioned in the text are part of the contract.",
            "Ask for every annex and read it before signing day",
          ],
          [
            "Keeping it",
            "Losing your signed copy",
            "Without a copy it is harder to show what was agreed.",
            "Keep a digital copy and the negotiation messages",
          ],
        ],
        myths: [
          [
            "A contract without a notary is worthless",
            "Many contracts bind the parties without one. Some acts do need a special form, so check yours.",
          ],
          [
            "Chat messages are never evidence",
            "Depending on the case, conversations may serve as evidence. Keep the whole history, not just clips.",
          ],
        ],
        questions: [
          [
            "Is an electronic signature valid?",
            "Generally yes, with different levels of security. Some acts need a specific type: check first.",
          ],
          [
            "What must a service contract have?",
            "Who the parties are, what will be done, term, price, payment, exit and how disputes are settled.",
          ],
        ],
        steps: [
          "How to read a contract before signing",
          "Parties: check names, documents and who signs",
          "Scope: see what is in and what is left out",
          "Money: price, dates, adjustments and penalties",
          "Exit: notice, refunds and deadlines",
          "Doubts: mark what you do not understand and ask",
        ],
        versus: {
          left: "Spoken deal",
          right: "Written contract",
          rows: [
            ["Proof", "Depends on witnesses and messages", "The text shows the agreement"],
            ["Changes", "Each one remembers differently", "Go into a signed amendment"],
            ["Exit", "Tends to become a quarrel", "Follows the rule that was set"],
          ],
          verdict: "Even between friends, writing it down is care, not distrust.",
        },
      },
      es: {
        name: "contratos",
        hooks: ["¿Leíste lo que firmaste?", "El buen contrato es el que nadie necesita usar"],
        scene:
          "El servicio empezó en confianza, por mensaje. Al primer retraso, cada parte recuerda un acuerdo distinto.",
        payoff: "Un contrato claro protege la relación antes que a cada parte.",
        points: [
          [
            "De palabra",
            "Cerrar un negocio solo de palabra",
            "Lo verbal puede valer, pero cuesta probar qué prometió cada uno.",
            "Pon por escrito lo esencial, aunque sea breve",
          ],
          [
            "La plantilla",
            "Copiar una plantilla de internet sin adaptarla",
            "La plantilla se escribió para otro caso y puede faltar lo que importa en el tuyo.",
            "Adapta objeto, plazo, precio y salida a tu caso",
          ],
          [
            "Objeto vago",
            "Describir el servicio en una línea",
            "Cuando lo que se entrega es vago, cada parte imagina algo distinto.",
            "Enumera qué entra, qué no y cómo se aprueba",
          ],
          [
            "La salida",
            "Olvidar cómo termina el contrato",
            "Sin regla de salida, terminar se vuelve discusión por avisos y devoluciones.",
            "Prevé el aviso y qué pasa con lo ya pagado",
          ],
          [
            "La prisa",
            "Firmar sin leer los anexos",
            "Los anexos y términos citados forman parte del contrato.",
            "Pide todos los anexos y léelos antes de firmar",
          ],
          [
            "El archivo",
            "Perder la copia firmada",
            "Sin copia es más difícil mostrar qué se acordó.",
            "Guarda copia digital y los mensajes de la negociación",
          ],
        ],
        myths: [
          [
            "Un contrato sin notario no vale nada",
            "Muchos contratos obligan a las partes sin él. Algunos actos sí exigen una forma especial: confírmalo.",
          ],
          [
            "Los mensajes de chat nunca son prueba",
            "Según el caso, las conversaciones pueden servir de prueba. Guarda el historial completo, no recortes.",
          ],
        ],
        questions: [
          [
            "¿La firma electrónica es válida?",
            "En general sí, con distintos niveles de seguridad. Algunos actos exigen un tipo concreto: confirma antes.",
          ],
          [
            "¿Qué no puede faltar en un contrato de servicios?",
            "Quiénes son las partes, qué se hará, plazo, precio, pago, salida y cómo se resuelven los conflictos.",
          ],
        ],
        steps: [
          "Cómo leer un contrato antes de firmar",
          "Partes: revisa nombres, documentos y quién firma",
          "Objeto: mira qué entra y qué queda fuera",
          "Dinero: precio, fechas, ajustes y penalidades",
          "Salida: aviso, devolución y plazo",
          "Dudas: marca lo que no entendiste y pregunta",
        ],
        versus: {
          left: "Acuerdo verbal",
          right: "Contrato escrito",
          rows: [
            ["Prueba", "Depende de testigos y mensajes", "El texto muestra lo acordado"],
            ["Cambios", "Cada uno recuerda a su manera", "Van en un anexo firmado"],
            ["Salida", "Suele terminar en discusión", "Sigue la regla prevista"],
          ],
          verdict: "Incluso entre conocidos, escribir es cuidado, no desconfianza.",
        },
      },
    },
    {
      words:
        "consumidor consumer compra purchase devol return refund garant warrant herança heranca inheritance herencia inventario testament will familia family divorc advogado lawyer abogado consulta documento document prova evidence prueba trabalh labor laboral demiss dismiss despido direito right derecho",
      pictures: ["lawyer's office", "documents on a desk", "receipt and phone", "family photo and papers", "clock"],
      pt: {
        name: "procurar um advogado",
        hooks: ["O papel que você jogou fora era a prova", "Procurar advogado cedo costuma sair mais simples"],
        scene: "O problema começou há meses. Agora há prazo correndo, e a nota fiscal ninguém acha.",
        payoff: "Documento guardado e conversa a tempo abrem caminhos que depois se fecham.",
        points: [
          [
            "Prazo",
            "Deixar o problema para depois",
            "Muitos direitos têm prazo para serem exercidos, e ele corre mesmo sem aviso.",
            "Pergunte logo qual é o prazo do seu caso",
          ],
          [
            "Provas",
            "Apagar conversas e jogar fora recibos",
            "Mensagens, notas e comprovantes mostram o que aconteceu e quando.",
            "Guarde tudo em uma pasta, por data",
          ],
          [
            "Só a sua versão",
            "Contar ao advogado só a parte favorável",
            "O que fica escondido aparece depois e pode mudar toda a estratégia.",
            "Conte tudo: o sigilo existe para isso",
          ],
          [
            "Assinar na pressão",
            "Assinar acordo ou rescisão na hora",
            "Depois de assinado, mudar o combinado fica mais difícil.",
            "Peça cópia, leia com calma e tire dúvidas antes",
          ],
          [
            "Promessa",
            "Escolher quem garante o resultado",
            "Nenhum profissional controla a decisão de um juiz, e prometer ganho fere a ética.",
            "Prefira quem explica riscos, custos e etapas",
          ],
        ],
        myths: [
          [
            "Todo problema jurídico termina em processo",
            "Muitos se resolvem com notificação, acordo ou mediação. O processo é um dos caminhos.",
          ],
          [
            "Quem demora a procurar não perde nada",
            "Prazos podem terminar e provas somem. Perguntar cedo não obriga a processar ninguém.",
          ],
        ],
        questions: [
          [
            "O que levar na primeira consulta?",
            "Documentos pessoais, contratos, mensagens, comprovantes e um resumo do caso em ordem de data.",
          ],
          [
            "Como saber se o advogado está regular?",
            "Consulte o cadastro da entidade de classe pelo nome ou pelo número de inscrição.",
          ],
        ],
        steps: [
          "Como preparar a consulta com o advogado",
          "Linha do tempo: o que houve, em ordem de data",
          "Provas: mensagens, notas, contratos e fotos",
          "Pessoas: nomes e contatos de quem viu ou participou",
          "Objetivo: o que você gostaria que acontecesse",
          "Perguntas: prazo, custo, riscos e próximos passos",
        ],
      },
      en: {
        name: "seeing a lawyer",
        hooks: ["The receipt you threw away was the proof", "Seeing a lawyer early is usually simpler"],
        scene: "The problem began months ago. Now a deadline is running, and nobody can find the invoice.",
        payoff: "Papers kept and a talk in time open doors that close later.",
        points: [
          [
            "Deadlines",
            "Leaving the problem for later",
            "Many rights have a deadline, and it runs even without notice.",
            "Ask early what the deadline is in your case",
          ],
          [
            "Evidence",
            "Deleting chats and throwing away receipts",
            "Messages, invoices and receipts show what happened and when.",
            "Keep everything in one folder, by date",
          ],
          [
            "Half the story",
            "Telling your lawyer only the good part",
            "What is hidden comes up later and may change the whole strategy.",
            "Tell everything: confidentiality exists for this",
          ],
          [
            "Signing on the spot",
            "Signing a settlement on the spot",
            "Once signed, changing what was agreed gets harder.",
            "Ask for a copy, read it calmly and ask first",
          ],
          [
            "Promises",
            "Choosing whoever guarantees the result",
            "No professional controls a judge's decision, and promising a win is unethical.",
            "Prefer the one who explains risks, costs and stages",
          ],
        ],
        myths: [
          [
            "Every legal problem ends in court",
            "Many are solved by a letter, a settlement or mediation. Court is one of the ways.",
          ],
          [
            "Waiting to ask costs nothing",
            "Deadlines may pass and evidence disappears. Asking early does not oblige you to sue anyone.",
          ],
        ],
        questions: [
          [
            "What should I bring to the first meeting?",
            "Your ID, contracts, messages, receipts and a summary of the case by date.",
          ],
          [
            "How do I know a lawyer is registered?",
            "Look up the name or number in the register of the professional body.",
          ],
        ],
        steps: [
          "How to prepare for meeting a lawyer",
          "Timeline: what happened, by date",
          "Evidence: messages, invoices, contracts and photos",
          "People: names and contacts of those who saw it",
          "Goal: what you would like to happen",
          "Questions: deadline, cost, risks and next steps",
        ],
      },
      es: {
        name: "consultar a un abogado",
        hooks: ["El recibo que tiraste era la prueba", "Consultar a tiempo suele ser más sencillo"],
        scene: "El problema empezó hace meses. Ahora corre un plazo y nadie encuentra la factura.",
        payoff: "Los papeles guardados y una charla a tiempo abren caminos que después se cierran.",
        points: [
          [
            "El plazo",
            "Dejar el problema para después",
            "Muchos derechos tienen plazo, y corre aunque nadie avise.",
            "Pregunta pronto cuál es el plazo en tu caso",
          ],
          [
            "Las pruebas",
            "Borrar chats y tirar recibos",
            "Mensajes, facturas y comprobantes muestran qué pasó y cuándo.",
            "Guarda todo en una carpeta, por fecha",
          ],
          [
            "Media historia",
            "Contarle al abogado solo lo favorable",
            "Lo que se esconde aparece después y puede cambiar toda la estrategia.",
            "Cuéntalo todo: para eso existe el secreto profesional",
          ],
          [
            "Firmar con presión",
            "Firmar un acuerdo en el momento",
            "Una vez firmado, cambiar lo acordado es más difícil.",
            "Pide copia, léela con calma y pregunta antes",
          ],
          [
            "Promesas",
            "Elegir a quien garantiza el resultado",
            "Nadie controla la decisión de un juez, y prometer que se gana no es ético.",
            "Prefiere a quien explica riesgos, costos y etapas",
          ],
        ],
        myths: [
          [
            "Todo problema legal termina en juicio",
            "Muchos se resuelven con una carta, un acuerdo o mediación. El juicio es uno de los caminos.",
          ],
          [
            "Esperar para preguntar no cuesta nada",
            "Los plazos pueden vencer y las pruebas desaparecen. Preguntar pronto no obliga a demandar a nadie.",
          ],
        ],
        questions: [
          [
            "¿Qué llevo a la primera consulta?",
            "Documento de identidad, contratos, mensajes, comprobantes y un resumen del caso por fechas.",
          ],
          [
            "¿Cómo sé si un abogado está habilitado?",
            "Consulta el registro del colegio profesional por nombre o número.",
          ],
        ],
        steps: [
          "Cómo preparar la consulta con el abogado",
          "Línea de tiempo: qué pasó, por fecha",
          "Pruebas: mensajes, facturas, contratos y fotos",
          "Personas: nombres y contactos de quienes lo vieron",
          "Objetivo: qué te gustaría que ocurriera",
          "Preguntas: plazo, costo, riesgos y próximos pasos",
        ],
      },
    },
  ],
};
