import type { Trade } from "./trade.ts";

export const accounting: Trade = {
  key: "accounting",
  words:
    "contabil contador contadora accounting accountant bookkeep contable contador fluxo_de_caixa cash_flow flujo_de_caja imposto impostos tax taxes impuesto impuestos mei nota_fiscal invoice invoices factura facturas precificacao pricing folha_de_pagamento payroll pequena_empresa small_business pyme empreended freelancer autonomo capital_de_giro balanco",
  mood: "serious",
  emoji: "📊",
  tags: {
    pt: "contabilidade pequenasempresas empreendedorismo fluxodecaixa gestaofinanceira contador",
    en: "accounting smallbusiness cashflow bookkeeping entrepreneur businessfinance",
    es: "contabilidad pymes emprendedores flujodecaja gestionfinanciera contador",
  },
  topics: [
    {
      words:
        "caixa cash caja fluxo flow flujo conta account cuenta separar pessoal personal pro_labore salario salary sueldo reserva reserve controle control planilha spreadsheet prec price pricing margem margin lucro profit ganancia custo cost costo venda sale receb cobr organiz financ dinheiro money dinero",
      pictures: ["calculator and notebook", "two wallets", "coins in a jar", "price tags", "calendar with bills"],
      pt: {
        name: "o caixa da empresa",
        hooks: ["Vendeu bem e a conta está vazia?", "Lucro no papel não paga boleto"],
        scene: "O mês foi de movimento, a agenda encheu, e no dia do aluguel o saldo não fecha. Para onde foi?",
        payoff: "Quem olha o caixa toda semana decide com calma; quem olha no fim do mês apaga incêndio.",
        points: [
          [
            "Conta única",
            "Usar a mesma conta para casa e empresa",
            "Misturado, ninguém sabe se o negócio dá lucro ou se a casa o sustenta.",
            "Abra uma conta só da empresa e pague tudo por ela",
          ],
          [
            "Retirada",
            "Tirar dinheiro do caixa quando precisa",
            "Retirada sem regra esconde o custo do seu próprio trabalho.",
            "Defina um valor fixo por mês e trate-o como conta",
          ],
          [
            "Preço no chute",
            "Copiar o preço do concorrente",
            "Cada negócio tem o seu custo: o mesmo preço dá lucro em um e prejuízo em outro.",
            "Some custos, impostos e tempo antes da margem",
          ],
          [
            "Datas",
            "Ignorar a distância entre pagar e receber",
            "Vender a prazo e pagar à vista deixa um buraco, mesmo com lucro.",
            "Anote as datas de entrada e saída do mês inteiro",
          ],
          [
            "Impostos",
            "Esquecer de separar o imposto da venda",
            "Parte de cada venda nunca foi sua, só passou pela conta.",
            "Separe a parte do imposto no dia em que recebe",
          ],
          [
            "Reserva",
            "Viver sem reserva no caixa",
            "Um mês fraco ou um equipamento quebrado vira empréstimo caro.",
            "Guarde um pouco por mês até cobrir os custos fixos",
          ],
        ],
        myths: [
          [
            "Faturamento alto quer dizer lucro",
            "Faturar é o que entra. Lucro é o que sobra depois de custos, impostos e do seu próprio pagamento.",
          ],
          [
            "Negócio pequeno não precisa de controle",
            "Quanto menor a folga, mais cedo um erro aparece. Uma planilha simples já muda as decisões.",
          ],
        ],
        questions: [
          [
            "Qual a diferença entre lucro e caixa?",
            "Lucro é o resultado das vendas menos os custos. Caixa é o dinheiro disponível hoje, que depende das datas.",
          ],
          [
            "De quanto em quanto tempo olho o caixa?",
            "Uma vez por semana, em dia fixo: o que entrou, o que saiu e o que vence nos próximos quinze dias.",
          ],
        ],
        steps: [
          "Fluxo de caixa em uma página",
          "Saldo: anote quanto há na conta hoje",
          "Entradas: o que vai receber, com a data",
          "Saídas: o que vai pagar, com a data",
          "Some por semana: veja onde o saldo fica negativo",
          "Aja antes: antecipe cobrança ou negocie a data",
        ],
        versus: {
          left: "Lucro",
          right: "Caixa",
          rows: [
            ["O que mostra", "Se o negócio vale a pena", "Se dá para pagar as contas"],
            ["Quando olhar", "No fechamento do mês", "Toda semana"],
            ["Engana quando", "As vendas ainda não foram pagas", "Entrou dinheiro de empréstimo"],
          ],
          verdict: "Olhe os dois: o lucro diz se vale continuar, o caixa diz se dá para chegar lá.",
        },
      },
      en: {
        name: "your business cash",
        hooks: ["Sold well and the account is empty?", "Profit on paper does not pay the rent"],
        scene: "It was a busy month, the diary was full, and on rent day the balance does not add up. Where did it go?",
        payoff: "Whoever looks at cash every week decides calmly; whoever looks at month end puts out fires.",
        points: [
          [
            "One account",
            "Using one account for home and business",
            "Mixed up, nobody knows if the business earns or if the home supports it.",
            "Open a business account and pay everything from it",
          ],
          [
            "Drawings",
            "Taking money from the till when you need it",
            "Withdrawals without a rule hide the cost of your own work.",
            "Set a fixed monthly amount and treat it as a bill",
          ],
          [
            "Guessed prices",
            "Copying a competitor's price",
            "Every business has its own costs: one price profits here and loses there.",
            "Add costs, taxes and time before the margin",
          ],
          [
            "Dates",
            "Ignoring the gap between paying and being paid",
            "Selling on credit and paying cash leaves a hole, even with profit.",
            "Write down the month's dates of money in and out",
          ],
          [
            "Taxes",
            "Forgetting to set tax aside from each sale",
            "Part of every sale was never yours, it only passed through.",
            "Set the tax part aside on the day you are paid",
          ],
          [
            "Reserve",
            "Living without a cash reserve",
            "One weak month or a broken machine turns into an expensive loan.",
            "Save a little each month until it covers fixed costs",
          ],
        ],
        myths: [
          [
            "High revenue means profit",
            "Revenue is what comes in. Profit is what is left after costs, taxes and your own pay.",
          ],
          [
            "A small business needs no bookkeeping",
            "The smaller the cushion, the sooner a mistake shows. A simple spreadsheet already changes decisions.",
          ],
        ],
        questions: [
          [
            "What is the difference between profit and cash?",
            "Profit is sales minus costs. Cash is the money you have today, and that depends on dates.",
          ],
          [
            "How often should I look at cash?",
            "Once a week, on a fixed day: what came in, what went out and what is due in the next fifteen days.",
          ],
        ],
        steps: [
          "Cash flow on one page",
          "Balance: write down what is in the account today",
          "Money in: what you will receive, with dates",
          "Money out: what you will pay, with dates",
          "Add up by week: see where the balance goes negative",
          "Act before: chase a payment or move a date",
        ],
        versus: {
          left: "Profit",
          right: "Cash",
          rows: [
            ["What it shows", "Whether the business is worth it", "Whether you can pay the bills"],
            ["When to look", "At month end", "Every week"],
            ["It misleads when", "Sales have not been paid yet", "Money came from a loan"],
          ],
          verdict: "Look at both: profit says if it is worth going on, cash says if you can get there.",
        },
      },
      es: {
        name: "la caja del negocio",
        hooks: ["¿Vendiste bien y la cuenta está vacía?", "La ganancia en papel no paga el alquiler"],
        scene: "Fue un mes de movimiento, la agenda se llenó, y el día del alquiler el saldo no alcanza. ¿A dónde fue?",
        payoff: "Quien mira la caja cada semana decide con calma; quien la mira a fin de mes apaga incendios.",
        points: [
          [
            "Una sola cuenta",
            "Usar la misma cuenta para casa y negocio",
            "Mezclado, nadie sabe si el negocio gana o si la casa lo sostiene.",
            "Abre una cuenta solo del negocio y paga todo desde ella",
          ],
          [
            "Retiros",
            "Sacar dinero de la caja cuando hace falta",
            "Los retiros sin regla esconden el costo de tu propio trabajo.",
            "Fija un monto mensual y trátalo como una cuenta más",
          ],
          [
            "Precio a ojo",
            "Copiar el precio de la competencia",
            "Cada negocio tiene su costo: el mismo precio da ganancia en uno y pérdida en otro.",
            "Suma costos, impuestos y tiempo antes del margen",
          ],
          [
            "Las fechas",
            "Ignorar la distancia entre pagar y cobrar",
            "Vender a plazo y pagar al contado deja un hueco, incluso con ganancia.",
            "Anota las fechas de entrada y salida del mes",
          ],
          [
            "Impuestos",
            "Olvidar apartar el impuesto de cada venta",
            "Parte de cada venta nunca fue tuya, solo pasó por la cuenta.",
            "Aparta la parte del impuesto el día que cobras",
          ],
          [
            "La reserva",
            "Vivir sin reserva en la caja",
            "Un mes flojo o un equipo roto se vuelve un préstamo caro.",
            "Guarda un poco al mes hasta cubrir los costos fijos",
          ],
        ],
        myths: [
          [
            "Facturar mucho significa ganar",
            "Facturar es lo que entra. Ganancia es lo que queda tras costos, impuestos y tu propio sueldo.",
          ],
          [
            "Un negocio pequeño no necesita control",
            "Cuanto menor el margen, antes aparece un error. Una hoja sencilla ya cambia las decisiones.",
          ],
        ],
        questions: [
          [
            "¿Qué diferencia hay entre ganancia y caja?",
            "La ganancia son las ventas menos los costos. La caja es el dinero de hoy, que depende de las fechas.",
          ],
          [
            "¿Cada cuánto reviso la caja?",
            "Una vez por semana, en día fijo: qué entró, qué salió y qué vence en los próximos quince días.",
          ],
        ],
        steps: [
          "Flujo de caja en una página",
          "Saldo: anota cuánto hay hoy en la cuenta",
          "Entradas: lo que vas a cobrar, con fecha",
          "Salidas: lo que vas a pagar, con fecha",
          "Suma por semana: mira dónde queda en negativo",
          "Actúa antes: adelanta un cobro o mueve una fecha",
        ],
        versus: {
          left: "Ganancia",
          right: "Caja",
          rows: [
            ["Qué muestra", "Si el negocio vale la pena", "Si alcanza para pagar las cuentas"],
            ["Cuándo mirar", "Al cierre del mes", "Cada semana"],
            ["Engaña cuando", "Las ventas aún no se cobraron", "Entró dinero de un préstamo"],
          ],
          verdict: "Mira las dos: la ganancia dice si vale seguir, la caja dice si se puede llegar.",
        },
      },
    },
    {
      words:
        "imposto tax impuesto nota invoice factura documento document prazo deadline plazo contador accountant abrir open register empresa mei regime declar recibo receipt guard arquiv funcionario employee empleado organiz",
      pictures: [
        "folder of documents",
        "receipts on a desk",
        "calendar",
        "accountant at a desk",
        "laptop with spreadsheet",
      ],
      pt: {
        name: "documentos e impostos",
        hooks: ["Seu contador só aparece na hora do imposto?", "Papel solto hoje, multa amanhã"],
        scene:
          "Chega a época da declaração e a caça ao tesouro começa: nota no carro, recibo na gaveta, senha perdida.",
        payoff: "Documento em ordem o ano todo transforma o imposto em rotina, não em susto.",
        points: [
          [
            "Gaveta",
            "Juntar recibos soltos até o fim do ano",
            "Papel térmico apaga, e comprovante perdido não reduz imposto nenhum.",
            "Fotografe e arquive por mês no dia em que recebe",
          ],
          [
            "Enquadramento",
            "Manter o mesmo regime sem revisar",
            "A empresa muda de tamanho e atividade, e o regime antigo pode sair mais caro.",
            "Revise o enquadramento com o contador uma vez por ano",
          ],
          [
            "Sem nota",
            "Vender sem emitir nota",
            "Sem nota, a receita não aparece, e falta prova para crédito e para o cliente.",
            "Emita na hora, como parte da venda",
          ],
          [
            "Prazos",
            "Guardar os vencimentos na memória",
            "Guia atrasada soma multa e juros.",
            "Ponha os vencimentos no calendário, com dois avisos",
          ],
          [
            "Contador distante",
            "Chamar o contador só quando há problema",
            "Decisões como contratar ou mudar de endereço têm efeito no imposto.",
            "Conte os planos antes de decidir",
          ],
        ],
        myths: [
          [
            "Quem não teve lucro não precisa declarar nada",
            "Há obrigações mesmo sem lucro ou sem movimento. Confirme quais valem para o seu caso.",
          ],
          [
            "Contador serve só para gerar guia",
            "Ele ajuda a ler os números, escolher o regime e decidir a hora de contratar ou investir.",
          ],
        ],
        questions: [
          [
            "Por quanto tempo guardo os documentos?",
            "Os prazos mudam conforme o documento e o país; muitos passam de cinco anos. Confirme com o contador antes de descartar.",
          ],
          [
            "Quando vale a pena formalizar o negócio?",
            "Quando você vende com regularidade, precisa emitir nota ou quer crédito e contratos em nome da empresa.",
          ],
        ],
        steps: [
          "Rotina mensal em cinco passos",
          "Arquive: notas e recibos do mês, por pasta",
          "Confira: extrato do banco com o que foi lançado",
          "Emita: notas que faltaram",
          "Envie: tudo ao contador até o dia combinado",
          "Agende: as guias do mês seguinte",
        ],
      },
      en: {
        name: "documents and taxes",
        hooks: ["Do you only call your accountant at tax time?", "Loose paper today, a fine tomorrow"],
        scene:
          "Tax season arrives and the treasure hunt begins: an invoice in the car, a receipt in a drawer, a lost password.",
        payoff: "Papers in order all year turn taxes into routine, not a scare.",
        points: [
          [
            "The drawer",
            "Collecting loose receipts until year end",
            "Thermal paper fades, and a lost receipt lowers no tax.",
            "Photograph and file by month on the day you get it",
          ],
          [
            "Your regime",
            "Keeping the same tax regime without review",
            "The business changes in size and activity, and the old regime may cost more.",
            "Review it with your accountant once a year",
          ],
          [
            "No invoice",
            "Selling without an invoice",
            "Without one the income does not show, and proof for credit and clients is missing.",
            "Issue it on the spot, as part of the sale",
          ],
          [
            "Deadlines",
            "Keeping due dates in your head",
            "A late payment adds penalties and interest.",
            "Put due dates in the calendar with two reminders",
          ],
          [
            "Far accountant",
            "Calling the accountant only when in trouble",
            "Decisions such as hiring or moving have tax effects.",
            "Share your plans before you decide",
          ],
        ],
        myths: [
          [
            "Without profit there is nothing to file",
            "There are duties even without profit or movement. Check which apply to you.",
          ],
          [
            "Accountants only fill in forms",
            "They help you read numbers, choose a regime and decide when to hire or invest.",
          ],
        ],
        questions: [
          [
            "How long should I keep documents?",
            "It depends on the document and the country; many go beyond five years. Ask your accountant before discarding.",
          ],
          [
            "When is it worth registering the business?",
            "When you sell regularly, need invoices or want credit and contracts in the company's name.",
          ],
        ],
        steps: [
          "A monthly routine in five steps",
          "File: the month's invoices and receipts, by folder",
          "Check: the bank statement against your records",
          "Issue: the invoices that are missing",
          "Send: everything to the accountant by the agreed day",
          "Schedule: next month's payments",
        ],
      },
      es: {
        name: "documentos e impuestos",
        hooks: ["¿Solo llamas al contador por los impuestos?", "Papel suelto hoy, multa mañana"],
        scene:
          "Llega la época de declarar y empieza la búsqueda: factura en el auto, recibo en un cajón, clave perdida.",
        payoff: "Con los documentos en orden todo el año, los impuestos son rutina y no un susto.",
        points: [
          [
            "El cajón",
            "Juntar recibos sueltos hasta fin de año",
            "El papel térmico se borra, y un comprobante perdido no reduce ningún impuesto.",
            "Fotografía y archiva por mes el día que lo recibes",
          ],
          [
            "El régimen",
            "Mantener el mismo régimen sin revisarlo",
            "El negocio cambia de tamaño y actividad, y el régimen viejo puede salir más caro.",
            "Revísalo con tu contador una vez al año",
          ],
          [
            "Sin factura",
            "Vender sin emitir factura",
            "Sin ella el ingreso no aparece, y falta prueba para crédito y clientes.",
            "Emítela en el momento, como parte de la venta",
          ],
          [
            "Los plazos",
            "Guardar los vencimientos en la memoria",
            "Un pago atrasado suma multa e intereses.",
            "Pon los vencimientos en el calendario con dos avisos",
          ],
          [
            "Contador lejano",
            "Llamar al contador solo cuando hay problemas",
            "Decisiones como contratar o mudarse tienen efecto en los impuestos.",
            "Cuenta tus planes antes de decidir",
          ],
        ],
        myths: [
          [
            "Sin ganancias no hay nada que declarar",
            "Hay obligaciones incluso sin ganancia o movimiento. Confirma cuáles aplican en tu caso.",
          ],
          [
            "El contador solo llena formularios",
            "Ayuda a leer los números, elegir régimen y decidir cuándo contratar o invertir.",
          ],
        ],
        questions: [
          [
            "¿Cuánto tiempo guardo los documentos?",
            "Depende del documento y del país; muchos pasan de cinco años. Consulta a tu contador antes de tirarlos.",
          ],
          [
            "¿Cuándo conviene formalizar el negocio?",
            "Cuando vendes con regularidad, necesitas facturar o quieres crédito y contratos a nombre de la empresa.",
          ],
        ],
        steps: [
          "Rutina mensual en cinco pasos",
          "Archiva: facturas y recibos del mes, por carpeta",
          "Revisa: el extracto del banco con tus registros",
          "Emite: las facturas que faltaron",
          "Envía: todo al contador en el día acordado",
          "Agenda: los pagos del mes siguiente",
        ],
      },
    },
  ],
};
