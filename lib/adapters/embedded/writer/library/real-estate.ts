import type { Trade } from "./trade.ts";

export const realEstate: Trade = {
  key: "real-estate",
  words:
    "imovel imoveis imobiliari corretor corretora apartamento apartamentos inquilino fiador financiamento_imobiliario condominio real_estate realtor apartment apartments landlord tenant mortgage home_buying house_hunting inmobiliaria inmueble inmuebles departamento piso inquilino hipoteca comprar_casa comprar_a_casa vender_casa aluguel_de_casa aluguel_de_imovel alugar_casa alugar_uma_casa reajuste_do_aluguel valor_do_aluguel contrato_de_aluguel rent_a_home rent_a_house rent_increase paying_rent renting_a_home renting_a_house contrato_de_alquiler alquiler_de_vivienda alquilar_una_casa precio_del_alquiler",
  mood: "bright",
  emoji: "🏠",
  tags: {
    pt: "imoveis imobiliaria aluguel casapropria apartamento mercadoimobiliario",
    en: "realestate homebuying renting newhome apartment househunting",
    es: "inmobiliaria bienesraices alquiler casapropia departamento hogar",
  },
  topics: [
    {
      words:
        "alug rent alquil arrend inquilin tenant contrato lease vistoria inspect inspecc mudanc moving mudanza visita visit fiador caucao deposit garantia vizinh neighbo barulho noise condomin",
      pictures: [
        "apartment keys",
        "empty apartment",
        "moving boxes",
        "person visiting an apartment",
        "clipboard checklist",
      ],
      pt: {
        name: "alugar um apartamento",
        hooks: ["Visite o apartamento duas vezes", "A foto do anúncio não mostra o barulho"],
        scene: "Na visita de domingo, silêncio e sol. Na primeira terça-feira, a obra ao lado começa às sete.",
        payoff: "Uma visita bem feita evita doze meses de arrependimento.",
        points: [
          [
            "Horário",
            "Visitar só em um horário",
            "Sol, trânsito e barulho mudam ao longo do dia.",
            "Volte em outro horário, de preferência à noite",
          ],
          [
            "Água e luz",
            "Sair da visita sem abrir torneiras",
            "Pressão, vazamento e tomada só aparecem em uso.",
            "Abra torneiras, dê descarga e teste tomadas",
          ],
          [
            "Custo total",
            "Olhar só o valor do aluguel",
            "Condomínio, imposto, seguro e contas mudam a conta.",
            "Some tudo antes de decidir se cabe no mês",
          ],
          [
            "Vistoria",
            "Assinar a vistoria sem conferir",
            "O que não está no laudo pode ser cobrado na saída.",
            "Fotografe tudo com data e peça para incluir",
          ],
          [
            "Contrato",
            "Pular a parte do reajuste e da saída",
            "Aumento, multa e prazo de aviso moram nessas cláusulas.",
            "Leia primeiro as cláusulas de reajuste e de saída",
          ],
          [
            "Vizinhança",
            "Conhecer só o apartamento",
            "A rua, o ponto de ônibus e o mercado fazem parte da casa.",
            "Caminhe pelo quarteirão e fale com o porteiro",
          ],
        ],
        myths: [
          [
            "Pintura nova quer dizer imóvel sem problema",
            "Tinta fresca também esconde umidade. Olhe cantos, armários por dentro e atrás dos móveis.",
          ],
          [
            "O valor anunciado não se negocia",
            "Prazo, início e pequenos reparos costumam entrar na conversa. Pergunte com educação e dados.",
          ],
        ],
        questions: [
          [
            "O que perguntar na visita?",
            "Quanto custam as contas, quem são os vizinhos de parede, como é a água no verão e o que fica no imóvel.",
          ],
          [
            "Quem paga os reparos?",
            "Em regra, desgaste e estrutura são do dono; uso do dia a dia, do inquilino. O contrato e a lei local detalham.",
          ],
        ],
        steps: [
          "Visita que não deixa dúvida",
          "Antes: liste o que é indispensável para você",
          "Na chegada: repare em ruído, cheiro e luz",
          "Teste: torneiras, descarga, tomadas, janelas, sinal",
          "Registre: fotos de manchas, medidas, contadores",
          "Volte: em outro dia e outro horário",
        ],
        versus: {
          left: "Alugar",
          right: "Comprar",
          rows: [
            ["Mudança", "Mais fácil trocar de endereço", "Criar raízes e reformar"],
            ["Dinheiro", "Custo mensal sem entrada", "Entrada, taxas e financiamento"],
            ["Cuidados", "Dono responde pela estrutura", "Toda manutenção é sua"],
          ],
          verdict:
            "Se o plano é mudar em poucos anos, alugar costuma fazer sentido. Se é ficar, faça as contas da compra.",
        },
      },
      en: {
        name: "renting an apartment",
        hooks: ["Visit the apartment twice", "The listing photo does not show the noise"],
        scene: "On Sunday's visit, silence and sun. On the first Tuesday, the building site next door starts at seven.",
        payoff: "One careful visit saves twelve months of regret.",
        points: [
          [
            "Hour",
            "Visiting at a single hour",
            "Sun, traffic and noise change through the day.",
            "Come back at another hour, preferably at night",
          ],
          [
            "Water and power",
            "Leaving without turning on the taps",
            "Pressure, leaks and sockets only show in use.",
            "Open taps, flush and test the sockets",
          ],
          [
            "Total cost",
            "Looking only at the rent",
            "Fees, taxes, insurance and bills change the sum.",
            "Add everything before deciding if it fits the month",
          ],
          [
            "Inventory",
            "Signing the inventory without checking",
            "What is not in the report may be charged when you leave.",
            "Photograph everything, dated, and have it added",
          ],
          [
            "Lease",
            "Skipping the clauses on increases and exit",
            "Rises, penalties and notice periods live in those clauses.",
            "Read the clauses on increases and exit first",
          ],
          [
            "The street",
            "Getting to know only the apartment",
            "The street, the bus stop and the shop are part of home.",
            "Walk around the block and talk to someone there",
          ],
        ],
        myths: [
          [
            "Fresh paint means no problems",
            "Fresh paint also hides damp. Look at corners, inside cupboards and behind furniture.",
          ],
          [
            "The advertised rent cannot be negotiated",
            "Term, start date and small repairs are often open to talk. Ask politely and with facts.",
          ],
        ],
        questions: [
          [
            "What should I ask at the visit?",
            "What the bills cost, who lives next door, how the water is in summer and what stays in the place.",
          ],
          [
            "Who pays for repairs?",
            "As a rule, wear and structure are the owner's, daily use is the tenant's. Lease and local law have the details.",
          ],
        ],
        steps: [
          "A visit that leaves no doubts",
          "Before: list what you cannot do without",
          "On arrival: notice noise, smell and light",
          "Test: taps, flush, sockets, windows, signal",
          "Record: photos of stains, sizes, meters",
          "Return: on another day at another hour",
        ],
        versus: {
          left: "Renting",
          right: "Buying",
          rows: [
            ["Moving", "Easier to change address", "Put down roots and renovate"],
            ["Money", "A monthly cost, no down payment", "Down payment, fees and mortgage"],
            ["Upkeep", "The owner answers for structure", "All upkeep is yours"],
          ],
          verdict:
            "If you plan to move within a few years, renting often makes sense. If you plan to stay, do the sums on buying.",
        },
      },
      es: {
        name: "alquilar un departamento",
        hooks: ["Visita el departamento dos veces", "La foto del anuncio no muestra el ruido"],
        scene: "En la visita del domingo, silencio y sol. El primer martes, la obra de al lado empieza a las siete.",
        payoff: "Una visita bien hecha evita doce meses de arrepentimiento.",
        points: [
          [
            "El horario",
            "Visitar solo en un horario",
            "El sol, el tráfico y el ruido cambian durante el día.",
            "Vuelve a otra hora, mejor por la noche",
          ],
          [
            "Agua y luz",
            "Irse sin abrir los grifos",
            "La presión, las fugas y los enchufes solo se ven en uso.",
            "Abre grifos, descarga el baño y prueba enchufes",
          ],
          [
            "Costo total",
            "Mirar solo el valor del alquiler",
            "Gastos comunes, impuestos, seguro y cuentas cambian la suma.",
            "Suma todo antes de decidir si cabe en el mes",
          ],
          [
            "Inventario",
            "Firmar el inventario sin revisarlo",
            "Lo que no está en el acta puede cobrarse a la salida.",
            "Fotografía todo con fecha y pide que lo incluyan",
          ],
          [
            "El contrato",
            "Saltarse el ajuste y la salida",
            "Los aumentos, las multas y el aviso viven en esas cláusulas.",
            "Lee primero las cláusulas de ajuste y de salida",
          ],
          [
            "El barrio",
            "Conocer solo el departamento",
            "La calle, la parada y la tienda son parte de la casa.",
            "Camina la manzana y habla con alguien del edificio",
          ],
        ],
        myths: [
          [
            "Pintura nueva significa sin problemas",
            "La pintura fresca también oculta humedad. Mira rincones, armarios por dentro y detrás de los muebles.",
          ],
          [
            "El precio anunciado no se negocia",
            "Plazo, inicio y pequeños arreglos suelen conversarse. Pregunta con amabilidad y datos.",
          ],
        ],
        questions: [
          [
            "¿Qué pregunto en la visita?",
            "Cuánto cuestan las cuentas, quiénes son los vecinos, cómo es el agua en verano y qué queda en el lugar.",
          ],
          [
            "¿Quién paga los arreglos?",
            "En general, desgaste y estructura son del dueño; el uso diario, del inquilino. El contrato y la ley local lo detallan.",
          ],
        ],
        steps: [
          "Una visita que no deja dudas",
          "Antes: anota lo que es indispensable para ti",
          "Al llegar: fíjate en ruido, olor y luz",
          "Prueba: grifos, baño, enchufes, ventanas, señal",
          "Registra: fotos de manchas, medidas, medidores",
          "Vuelve: otro día y a otra hora",
        ],
        versus: {
          left: "Alquilar",
          right: "Comprar",
          rows: [
            ["Mudarse", "Más fácil cambiar de dirección", "Echar raíces y reformar"],
            ["Dinero", "Costo mensual sin entrada", "Entrada, gastos e hipoteca"],
            ["Cuidados", "El dueño responde por la estructura", "Todo el mantenimiento es tuyo"],
          ],
          verdict:
            "Si piensas mudarte en pocos años, alquilar suele tener sentido. Si piensas quedarte, haz las cuentas de comprar.",
        },
      },
    },
    {
      words:
        "compr buy buying purchase vend sell selling vender financ mortgage hipotec entrada down_payment documento document escritura deed matricula avalia apprais tasac preco price precio foto photo anuncio listing oferta casa house propria own bairro",
      pictures: [
        "house with a garden",
        "documents and keys",
        "living room",
        "camera on a tripod",
        "calculator and house model",
      ],
      pt: {
        name: "comprar ou vender um imóvel",
        hooks: ["O imóvel certo tem documento certo", "Seu anúncio espanta comprador?"],
        scene: "A casa era linda e o preço, bom. Na hora de assinar, apareceu uma pendência que ninguém tinha visto.",
        payoff: "Documento conferido antes da proposta vale mais que qualquer desconto.",
        points: [
          [
            "Documentos",
            "Dar sinal antes de ver a documentação",
            "Dívida, inventário ou obra irregular podem travar a venda.",
            "Peça a matrícula atualizada e as certidões antes",
          ],
          [
            "Parcela",
            "Calcular só a parcela do financiamento",
            "Imposto de transferência, registro, mudança e reforma vêm junto.",
            "Monte a conta completa antes da proposta",
          ],
          [
            "Emoção",
            "Decidir na primeira visita",
            "Encantado, ninguém vê a rachadura.",
            "Volte com alguém de fora e olhe teto, piso e pressão da água",
          ],
          [
            "Fotos escuras",
            "Anunciar com foto escura e cômodo bagunçado",
            "A foto decide se alguém vai visitar.",
            "Arrume, abra cortinas e fotografe de dia",
          ],
          [
            "Preço",
            "Anunciar pelo valor que gostaria de receber",
            "Imóvel caro demais encalha e depois vende com desconto maior.",
            "Compare com vendas parecidas na mesma região",
          ],
        ],
        myths: [
          [
            "Contrato assinado já faz de você o dono",
            "Em muitos lugares a propriedade só muda com o registro. Confirme as etapas com um profissional.",
          ],
          [
            "Imóvel pequeno vende sempre mais rápido",
            "Depende do bairro, do preço e da procura. Preço certo vende em qualquer tamanho.",
          ],
        ],
        questions: [
          [
            "O que olhar além do imóvel?",
            "Planos de obra na região, condomínio e suas reservas, sol da tarde, transporte e ruído.",
          ],
          [
            "Vale a pena reformar antes de vender?",
            "Pequenos reparos, limpeza e pintura clara costumam ajudar. Obras grandes nem sempre voltam no preço.",
          ],
        ],
        steps: [
          "Da procura à chave",
          "Orçamento: entrada, parcela e custos da compra",
          "Prioridades: três itens de que você não abre mão",
          "Visitas: no mínimo duas por imóvel",
          "Documentos: confira antes de qualquer sinal",
          "Proposta: por escrito, com prazo e condições",
        ],
      },
      en: {
        name: "buying or selling a home",
        hooks: ["The right home has the right papers", "Is your listing scaring buyers away?"],
        scene:
          "The house was lovely and the price was good. At signing, a pending issue turned up that nobody had seen.",
        payoff: "Papers checked before the offer are worth more than any discount.",
        points: [
          [
            "Papers",
            "Paying a deposit before seeing the papers",
            "Debts, an estate or unapproved works can block a sale.",
            "Ask for the title and certificates first",
          ],
          [
            "Instalment",
            "Counting only the mortgage instalment",
            "Transfer tax, registration, moving and repairs come along.",
            "Do the full sum before you make an offer",
          ],
          [
            "Emotion",
            "Deciding on the first visit",
            "Nobody in love sees the crack.",
            "Return with someone else; look at ceiling and floor",
          ],
          [
            "Dark photos",
            "Listing with dark photos and messy rooms",
            "The photo decides whether anyone visits.",
            "Tidy up, open the curtains and shoot by day",
          ],
          [
            "Price",
            "Listing at the price you wish for",
            "Overpriced homes sit and later sell with a bigger discount.",
            "Compare with similar sales in the same area",
          ],
        ],
        myths: [
          [
            "A signed contract makes you the owner",
            "In many places ownership changes only on registration. Check the steps with a professional.",
          ],
          ["Small homes always sell faster", "It depends on area, price and demand. The right price sells any size."],
        ],
        questions: [
          [
            "What should I look at beyond the home?",
            "Planned works nearby, building fees and reserves, afternoon sun, transport and noise.",
          ],
          [
            "Is it worth renovating before selling?",
            "Small repairs, cleaning and light paint usually help. Big works do not always come back in the price.",
          ],
        ],
        steps: [
          "From search to keys",
          "Budget: down payment, instalment and buying costs",
          "Priorities: three things you will not give up",
          "Visits: at least two for each home",
          "Papers: check them before any deposit",
          "Offer: in writing, with term and conditions",
        ],
      },
      es: {
        name: "comprar o vender una casa",
        hooks: ["La casa correcta tiene papeles correctos", "¿Tu anuncio espanta compradores?"],
        scene: "La casa era preciosa y el precio, bueno. Al firmar apareció un pendiente que nadie había visto.",
        payoff: "Los papeles revisados antes de la oferta valen más que cualquier descuento.",
        points: [
          [
            "Documentos",
            "Dejar una seña antes de ver los papeles",
            "Deudas, herencias u obras irregulares pueden frenar la venta.",
            "Pide antes el título y los certificados al día",
          ],
          [
            "La cuota",
            "Calcular solo la cuota de la hipoteca",
            "Impuestos, registro, mudanza y arreglos vienen juntos.",
            "Haz la cuenta completa antes de ofertar",
          ],
          [
            "La emoción",
            "Decidir en la primera visita",
            "Quien se enamora no ve la grieta.",
            "Vuelve con alguien más y mira techo y piso",
          ],
          [
            "Fotos oscuras",
            "Anunciar con fotos oscuras y desorden",
            "La foto decide si alguien viene a visitar.",
            "Ordena, abre cortinas y fotografía de día",
          ],
          [
            "El precio",
            "Anunciar por lo que te gustaría recibir",
            "Una casa muy cara se estanca y luego se vende con más descuento.",
            "Compara con ventas parecidas en la zona",
          ],
        ],
        myths: [
          [
            "Con el contrato firmado ya es tuya",
            "En muchos lugares la propiedad cambia con el registro. Confirma los pasos con un profesional.",
          ],
          [
            "Lo pequeño siempre se vende más rápido",
            "Depende del barrio, del precio y de la demanda. El precio justo vende cualquier tamaño.",
          ],
        ],
        questions: [
          [
            "¿Qué miro además de la casa?",
            "Obras previstas en la zona, gastos comunes y reservas, sol de la tarde, transporte y ruido.",
          ],
          [
            "¿Conviene reformar antes de vender?",
            "Pequeños arreglos, limpieza y pintura clara suelen ayudar. Las obras grandes no siempre vuelven en el precio.",
          ],
        ],
        steps: [
          "De la búsqueda a las llaves",
          "Presupuesto: entrada, cuota y gastos de compra",
          "Prioridades: tres cosas a las que no renuncias",
          "Visitas: al menos dos por casa",
          "Documentos: revísalos antes de cualquier seña",
          "Oferta: por escrito, con plazo y condiciones",
        ],
      },
    },
  ],
};
