import type { Trade } from "./trade.ts";

export const finance: Trade = {
  key: "finance",
  words:
    "financas financeiro financeira dinheiro poupanca economizar investimento investimentos investir orcamento_familiar divida dividas cartao_de_credito credito educacao_financeira personal_finance money saving savings budget budgeting debt debts credit_card investing investment finanzas dinero ahorro ahorrar presupuesto_familiar deuda deudas tarjeta_de_credito inversion inversiones seguro seguros insurance aposentadoria",
  mood: "serious",
  emoji: "💰",
  tags: {
    pt: "educacaofinanceira financaspessoais economizar dinheiro orcamento planejamento",
    en: "personalfinance moneytips budgeting saving financialeducation planning",
    es: "finanzaspersonales educacionfinanciera ahorro dinero presupuesto planificacion",
  },
  topics: [
    {
      words:
        "econom save ahorr guardar dinheiro money dinero orcamento budget presupuesto divida debt deuda cartao card tarjeta reserva emergency emergencia gasto expense gastar spend mes month salario salary sueldo familia casal couple pareja invest compra",
      pictures: ["piggy bank", "wallet and notebook", "credit card", "couple with a calculator", "coins in jars"],
      pt: {
        name: "organizar o dinheiro da casa",
        hooks: ["O salário acaba antes do mês?", "Guardar o que sobra é guardar nada"],
        scene: "Dia vinte e dois, o saldo assusta, e ninguém em casa sabe dizer para onde foi.",
        payoff: "Saber para onde o dinheiro vai já muda para onde ele vai.",
        points: [
          [
            "Sobra",
            "Guardar só o que sobra no fim do mês",
            "Quase nunca sobra: o gasto cresce até o limite.",
            "Separe a parte da reserva no dia em que recebe",
          ],
          [
            "Cartão",
            "Pagar o mínimo da fatura",
            "O resto entra em juros que estão entre os mais altos.",
            "Pague o total ou troque por um crédito mais barato",
          ],
          [
            "Parcela",
            "Olhar só o valor da parcela",
            "Dez parcelas pequenas juntas viram um aluguel.",
            "Some tudo o que já está parcelado antes de comprar",
          ],
          [
            "Assinaturas",
            "Esquecer das assinaturas",
            "Valores pequenos e automáticos passam sem ser vistos.",
            "Liste todas e cancele o que não usou no mês",
          ],
          [
            "Reserva",
            "Investir antes de ter reserva",
            "No aperto, vende-se na pior hora.",
            "Junte primeiro alguns meses de custo em lugar seguro",
          ],
          [
            "Segredo",
            "Evitar falar de dinheiro em casa",
            "Cada um planeja com um número diferente.",
            "Marquem meia hora por mês para olhar as contas",
          ],
          [
            "Promessa",
            "Acreditar em ganho alto e garantido",
            "Retorno alto sem risco é sinal clássico de golpe.",
            "Desconfie, pesquise o registro e não decida na pressa",
          ],
        ],
        myths: [
          [
            "Investir é só para quem tem muito",
            "Dá para começar com pouco. O hábito e o tempo pesam mais que o primeiro valor.",
          ],
          [
            "Parcelar sem juros é sempre vantagem",
            "Compromete a renda dos próximos meses, e às vezes há desconto à vista. Pergunte.",
          ],
        ],
        questions: [
          [
            "De quanto deve ser a reserva?",
            "Muitos planejadores falam em três a seis meses dos seus gastos. Comece pelo primeiro.",
          ],
          [
            "Que dívida pago primeiro?",
            "A de juros mais altos, enquanto paga o mínimo das outras. Negociar antes pode baixar a conta.",
          ],
        ],
        steps: [
          "Orçamento da casa em uma hora",
          "Junte: extratos e faturas do último mês",
          "Separe: fixos, variáveis e surpresas",
          "Compare: o que entra e o que sai",
          "Escolha: dois gastos para reduzir",
          "Automatize: a reserva no dia do pagamento",
        ],
        versus: {
          left: "À vista",
          right: "Parcelado",
          rows: [
            ["Preço", "Pode ter desconto", "Pode ter juros embutidos"],
            ["Depois", "Mês seguinte livre", "Renda comprometida"],
            ["Bom para", "O que cabe no mês", "Compra grande já planejada"],
          ],
          verdict: "Se precisa parcelar para o supermercado, o sinal não é a compra: é o orçamento.",
        },
      },
      en: {
        name: "managing money at home",
        hooks: ["Does your pay end before the month?", "Saving what is left is saving nothing"],
        scene: "The twenty-second, the balance is scary, and nobody at home can say where it went.",
        payoff: "Knowing where money goes already changes where it goes.",
        points: [
          [
            "What is left",
            "Saving only what is left at month end",
            "There is hardly ever anything: spending grows to the limit.",
            "Set the savings aside on the day you are paid",
          ],
          [
            "Credit card",
            "Paying the card's minimum",
            "The rest enters interest that is among the highest.",
            "Pay in full or swap it for cheaper credit",
          ],
          [
            "Instalments",
            "Looking only at the instalment",
            "Ten small instalments together become a rent.",
            "Add up all current instalments before you buy",
          ],
          [
            "Subscriptions",
            "Forgetting your subscriptions",
            "Small automatic amounts pass unseen.",
            "List them all and cancel what you didn't use",
          ],
          [
            "Reserve",
            "Investing before having a reserve",
            "In a squeeze people sell at the worst moment.",
            "First gather some months of costs somewhere safe",
          ],
          [
            "Silence",
            "Avoiding money talk at home",
            "Each one plans with a different number.",
            "Set half an hour a month to look at the accounts",
          ],
          [
            "Promises",
            "Believing in high, guaranteed gains",
            "High return without risk is a classic sign of a scam.",
            "Doubt it, check the registration, decide without hurry",
          ],
        ],
        myths: [
          [
            "Investing is only for the rich",
            "You can start with little. Habit and time matter more than the first amount.",
          ],
          [
            "Interest-free instalments are always a win",
            "They tie up your coming months, and paying at once may have a discount. Ask.",
          ],
        ],
        questions: [
          [
            "How big should the reserve be?",
            "Many planners speak of three to six months of your costs. Begin with the first.",
          ],
          [
            "Which debt do I pay first?",
            "The one with the highest interest, paying the minimum on the rest. Negotiating first may lower it.",
          ],
        ],
        steps: [
          "A home budget in one hour",
          "Gather: last month's statements and bills",
          "Sort: fixed, variable and surprises",
          "Compare: what comes in and what goes out",
          "Choose: two expenses to reduce",
          "Automate: savings on payday",
        ],
        versus: {
          left: "Paying at once",
          right: "Instalments",
          rows: [
            ["Price", "May have a discount", "May hide interest"],
            ["Afterwards", "Next month is free", "Income is tied up"],
            ["Good for", "What fits the month", "A big purchase already planned"],
          ],
          verdict: "If groceries need instalments, the sign is not the purchase: it is the budget.",
        },
      },
      es: {
        name: "organizar el dinero de la casa",
        hooks: ["¿El sueldo se acaba antes que el mes?", "Guardar lo que sobra es no guardar"],
        scene: "Día veintidós, el saldo asusta y nadie en casa sabe decir a dónde se fue.",
        payoff: "Saber a dónde va el dinero ya cambia a dónde va.",
        points: [
          [
            "Lo que sobra",
            "Guardar solo lo que sobra a fin de mes",
            "Casi nunca sobra: el gasto crece hasta el límite.",
            "Aparta el ahorro el mismo día en que cobras",
          ],
          [
            "La tarjeta",
            "Pagar el mínimo de la tarjeta",
            "El resto entra en intereses que están entre los más altos.",
            "Paga el total o cámbialo por un crédito más barato",
          ],
          [
            "La cuota",
            "Mirar solo el valor de la cuota",
            "Diez cuotas pequeñas juntas son un alquiler.",
            "Suma todas tus cuotas antes de comprar",
          ],
          [
            "Suscripciones",
            "Olvidar las suscripciones",
            "Los montos pequeños y automáticos pasan sin verse.",
            "Enuméralas y cancela lo que no usaste este mes",
          ],
          [
            "La reserva",
            "Invertir antes de tener reserva",
            "En un apuro se vende en el peor momento.",
            "Junta primero unos meses de gastos en lugar seguro",
          ],
          [
            "El silencio",
            "Evitar hablar de dinero en casa",
            "Cada uno planea con un número distinto.",
            "Reserven media hora al mes para ver las cuentas",
          ],
          [
            "La promesa",
            "Creer en ganancias altas y garantizadas",
            "Mucho rendimiento sin riesgo es señal clásica de estafa.",
            "Desconfía, revisa el registro y no decidas con prisa",
          ],
        ],
        myths: [
          [
            "Invertir es solo para quien tiene mucho",
            "Se puede empezar con poco. El hábito y el tiempo pesan más que el primer monto.",
          ],
          [
            "Las cuotas sin interés siempre convienen",
            "Comprometen los próximos meses, y al contado puede haber descuento. Pregunta.",
          ],
        ],
        questions: [
          [
            "¿De cuánto debe ser la reserva?",
            "Muchos asesores hablan de tres a seis meses de tus gastos. Empieza por el primero.",
          ],
          [
            "¿Qué deuda pago primero?",
            "La de interés más alto, mientras pagas el mínimo de las otras. Negociar antes puede bajar la cuenta.",
          ],
        ],
        steps: [
          "El presupuesto de casa en una hora",
          "Junta: extractos y facturas del último mes",
          "Separa: fijos, variables y sorpresas",
          "Compara: lo que entra y lo que sale",
          "Elige: dos gastos para reducir",
          "Automatiza: el ahorro el día de cobro",
        ],
        versus: {
          left: "Al contado",
          right: "En cuotas",
          rows: [
            ["Precio", "Puede tener descuento", "Puede esconder intereses"],
            ["Después", "El mes siguiente queda libre", "Ingreso comprometido"],
            ["Bueno para", "Lo que cabe en el mes", "Una compra grande ya planeada"],
          ],
          verdict: "Si hay que pagar el mercado en cuotas, la señal no es la compra: es el presupuesto.",
        },
      },
    },
  ],
};
