import type { Trade } from "./trade.ts";

export const beauty: Trade = {
  key: "beauty",
  words:
    "salao cabelo cabelos cabeleireir manicure pedicure unha unhas estetica esteticista skincare pele maquiag beleza beauty salon hair haircut hairdresser nails nail_art skin makeup peluqueria cabello pelo_largo unas manicura belleza piel maquillaje protetor_solar sunscreen protector_solar hidratacao sobrancelha eyebrow ceja cilios coloracao tintura",
  mood: "bright",
  emoji: "💇‍♀️",
  tags: {
    pt: "beleza cabelos salaodebeleza skincare autocuidado unhas",
    en: "beauty hair skincare salon selfcare nails",
    es: "belleza cabello skincare salondebelleza autocuidado unas",
  },
  topics: [
    {
      words:
        "cabelo hair cabello pelo xampu shampoo champu condicion tintur color colour coloracao tinte mecha highlight corte cut secador dryer plancha chapinha cacho curl rizo frizz hidrat oleos oily oleosid queda ressec dry",
      pictures: ["hair brush", "shampoo bottle", "hair salon chair", "hair dryer", "scissors and comb"],
      pt: {
        name: "cuidados com o cabelo",
        hooks: ["Seu cabelo pede menos produto do que você acha", "O frizz começa na toalha"],
        scene: "No salão ele sai brilhando. Em casa, na segunda lavagem, volta a ser o de sempre.",
        payoff: "O cuidado de casa é o que faz o resultado do salão durar.",
        points: [
          [
            "Xampu",
            "Passar xampu no comprimento todo",
            "A oleosidade está na raiz; nas pontas o xampu só resseca.",
            "Lave a raiz e deixe a espuma descer no enxágue",
          ],
          [
            "Água quente",
            "Lavar com água muito quente",
            "O calor resseca os fios e pode irritar o couro cabeludo.",
            "Use água morna e termine com ela mais fresca",
          ],
          [
            "Toalha",
            "Esfregar o cabelo com a toalha",
            "O atrito arrepia o fio molhado, que é mais frágil.",
            "Aperte com toalha macia ou camiseta de algodão",
          ],
          [
            "Calor sem proteção",
            "Usar chapinha sem protetor térmico",
            "O calor alto danifica a fibra, e o dano não volta atrás.",
            "Aplique protetor e use a menor temperatura que resolve",
          ],
          [
            "Condicionador",
            "Aplicar condicionador na raiz",
            "Na raiz ele pesa e deixa o cabelo com cara de sujo.",
            "Passe da metade para as pontas e enxágue bem",
          ],
          [
            "Corte",
            "Adiar o corte para crescer mais rápido",
            "O cabelo cresce na raiz, mas a ponta dupla sobe e quebra.",
            "Apare as pontas quando começarem a abrir",
          ],
        ],
        myths: [
          [
            "Cortar o cabelo faz crescer mais rápido",
            "O crescimento vem da raiz. O corte tira pontas quebradas, e o fio parece mais cheio.",
          ],
          [
            "Lavar todo dia faz cair o cabelo",
            "Os fios que saem no banho já iam cair. Quem tem raiz oleosa pode precisar lavar todo dia.",
          ],
          ["Arrancar um fio branco faz nascer dois", "Cada fio tem o seu folículo. Arrancar só machuca a raiz."],
        ],
        questions: [
          [
            "De quanto em quanto tempo hidratar?",
            "Para a maioria, uma vez por semana. Cabelo com química ou muito seco pode pedir mais.",
          ],
          [
            "Como fazer a cor durar?",
            "Água morna, xampu suave, proteção contra o sol e intervalo maior entre as lavagens.",
          ],
        ],
        steps: [
          "Lavagem que rende",
          "Desembarace: antes do banho, das pontas à raiz",
          "Lave a raiz: com as pontas dos dedos, sem unha",
          "Condicione: do meio às pontas, por dois minutos",
          "Enxágue: água morna até não escorregar",
          "Seque: aperte com a toalha, sem esfregar",
        ],
        versus: {
          left: "Hidratação",
          right: "Reconstrução",
          rows: [
            ["Repõe", "Água", "Massa, com proteínas"],
            ["Quando", "Cabelo seco e sem brilho", "Cabelo elástico ou com química"],
            ["Frequência", "Toda semana", "De vez em quando, com orientação"],
          ],
          verdict: "Seco pede água; quebradiço pede reconstrução. Na dúvida, comece pela hidratação.",
        },
      },
      en: {
        name: "hair care",
        hooks: ["Your hair needs fewer products than you think", "Frizz begins with the towel"],
        scene: "It leaves the salon shining. At home, by the second wash, it is the same as ever.",
        payoff: "Care at home is what makes the salon result last.",
        points: [
          [
            "Shampoo",
            "Putting shampoo on the whole length",
            "Oil is at the roots; on the ends shampoo only dries.",
            "Wash the roots and let the foam run down",
          ],
          [
            "Hot water",
            "Washing with very hot water",
            "Heat dries the strands and may irritate the scalp.",
            "Use warm water and finish with cooler",
          ],
          [
            "Towel",
            "Rubbing your hair with a towel",
            "Friction roughens wet hair, which is weaker.",
            "Press with a soft towel or a cotton T-shirt",
          ],
          [
            "Bare heat",
            "Straightening without heat protection",
            "High heat damages the fibre, and the damage does not undo.",
            "Apply a protector and use the lowest heat that works",
          ],
          [
            "Conditioner",
            "Putting conditioner on the roots",
            "At the roots it weighs hair down and makes it look dirty.",
            "Apply from mid-length to ends and rinse well",
          ],
          [
            "Trims",
            "Putting off a cut so it grows faster",
            "Hair grows at the root, but split ends climb and break.",
            "Trim the ends when they begin to split",
          ],
        ],
        myths: [
          [
            "Cutting hair makes it grow faster",
            "Growth comes from the root. A cut removes broken ends, so hair looks fuller.",
          ],
          [
            "Washing every day makes hair fall out",
            "The hairs that come out were about to fall. Oily roots may need a daily wash.",
          ],
          ["Pull out a grey hair and two grow back", "Each hair has its own follicle. Pulling only hurts the root."],
        ],
        questions: [
          [
            "How often should I use a hair mask?",
            "For most people, once a week. Treated or very dry hair may ask for more.",
          ],
          ["How do I make colour last?", "Warm water, a gentle shampoo, protection from the sun and fewer washes."],
        ],
        steps: [
          "A wash that works",
          "Detangle: before the shower, from ends to roots",
          "Wash the roots: with fingertips, not nails",
          "Condition: mid-length to ends, two minutes",
          "Rinse: warm water until it no longer slips",
          "Dry: press with the towel, never rub",
        ],
        versus: {
          left: "Moisture mask",
          right: "Protein treatment",
          rows: [
            ["Gives back", "Water", "Structure, with proteins"],
            ["When", "Dry and dull hair", "Stretchy or treated hair"],
            ["How often", "Every week", "Now and then, with guidance"],
          ],
          verdict: "Dry hair asks for water; brittle hair for protein. If in doubt, start with moisture.",
        },
      },
      es: {
        name: "el cuidado del cabello",
        hooks: ["Tu cabello pide menos productos de los que crees", "El frizz empieza en la toalla"],
        scene: "Sale del salón brillante. En casa, al segundo lavado, vuelve a ser el de siempre.",
        payoff: "El cuidado en casa es lo que hace durar el resultado del salón.",
        points: [
          [
            "El champú",
            "Poner champú en todo el largo",
            "La grasa está en la raíz; en las puntas el champú solo reseca.",
            "Lava la raíz y deja que la espuma baje",
          ],
          [
            "Agua caliente",
            "Lavar con agua muy caliente",
            "El calor reseca el pelo y puede irritar el cuero cabelludo.",
            "Usa agua tibia y termina con más fresca",
          ],
          [
            "La toalla",
            "Frotar el cabello con la toalla",
            "El roce eriza el pelo mojado, que es más frágil.",
            "Presiona con toalla suave o camiseta de algodón",
          ],
          [
            "Sin protección",
            "Usar plancha sin protector térmico",
            "El calor alto daña la fibra, y el daño no se deshace.",
            "Aplica protector y usa la menor temperatura que sirva",
          ],
          [
            "Acondicionador",
            "Aplicar acondicionador en la raíz",
            "En la raíz pesa y hace ver el pelo sucio.",
            "Ponlo de medios a puntas y enjuaga bien",
          ],
          [
            "El corte",
            "Evitar el corte para que crezca más rápido",
            "El pelo crece en la raíz, pero la punta abierta sube y se rompe.",
            "Corta las puntas cuando empiecen a abrirse",
          ],
        ],
        myths: [
          [
            "Cortar el pelo lo hace crecer más rápido",
            "El crecimiento viene de la raíz. El corte quita puntas rotas y el pelo parece más lleno.",
          ],
          [
            "Lavarlo a diario hace que se caiga",
            "Los pelos que salen ya iban a caer. Una raíz grasa puede necesitar lavado diario.",
          ],
          ["Si arrancas una cana salen dos", "Cada pelo tiene su folículo. Arrancarlo solo lastima la raíz."],
        ],
        questions: [
          [
            "¿Cada cuánto uso mascarilla?",
            "Para la mayoría, una vez por semana. El pelo tratado o muy seco puede pedir más.",
          ],
          ["¿Cómo hago durar el color?", "Agua tibia, champú suave, protección del sol y más días entre lavados."],
        ],
        steps: [
          "Un lavado que rinde",
          "Desenreda: antes de la ducha, de puntas a raíz",
          "Lava la raíz: con las yemas, sin uñas",
          "Acondiciona: de medios a puntas, dos minutos",
          "Enjuaga: agua tibia hasta que no resbale",
          "Seca: presiona con la toalla, sin frotar",
        ],
        versus: {
          left: "Hidratación",
          right: "Reconstrucción",
          rows: [
            ["Repone", "Agua", "Estructura, con proteínas"],
            ["Cuándo", "Pelo seco y sin brillo", "Pelo elástico o con química"],
            ["Frecuencia", "Cada semana", "De vez en cuando, con guía"],
          ],
          verdict: "El pelo seco pide agua; el quebradizo, reconstrucción. Si dudas, empieza por hidratar.",
        },
      },
    },
    {
      words:
        "pele skin piel protetor sunscreen solar sol sun limpeza cleans limpieza espinha acne hidrat moistur rosto face cara facial maquiag makeup maquillaj unha nail una esmalt polish cuticul manicur rotina routine rutina sobrancelha depil creme cream crema",
      pictures: ["face cream jar", "sunscreen bottle", "nail polish", "person washing face", "makeup brushes"],
      pt: {
        name: "cuidados com a pele e as unhas",
        hooks: ["Sua pele precisa de três passos, não de dez", "Protetor solar também é para dia nublado"],
        scene: "A bancada tem oito frascos, a pele está ardendo, e ninguém sabe qual deles foi.",
        payoff: "Limpar, hidratar e proteger, todos os dias, vale mais do que qualquer prateleira cheia.",
        points: [
          [
            "Protetor",
            "Usar protetor só na praia",
            "A luz do sol chega à pele na rua, no carro e em dias nublados.",
            "Aplique toda manhã e reaplique ao ficar ao ar livre",
          ],
          [
            "Tudo novo",
            "Começar três produtos no mesmo dia",
            "Com tudo novo de uma vez, se a pele reagir, não dá para saber qual produto foi.",
            "Inclua um por vez, com uma semana entre eles",
          ],
          [
            "Esfoliação",
            "Esfregar a pele para limpar melhor",
            "Atrito demais tira a proteção natural e irrita.",
            "Limpe com as mãos e esfolie com leveza, se precisar",
          ],
          [
            "Maquiagem",
            "Dormir de maquiagem",
            "A maquiagem segura o suor, a oleosidade e a poeira do dia.",
            "Retire antes de dormir e lave o rosto em seguida",
          ],
          [
            "Cutícula",
            "Cortar a cutícula até o fim",
            "A cutícula protege a unha contra a entrada de sujeira.",
            "Hidrate e empurre com leveza, tirando só o excesso",
          ],
          [
            "Pincéis",
            "Usar pincéis meses sem lavar",
            "Restos de produto e oleosidade voltam para a pele.",
            "Lave com sabonete neutro e seque deitado",
          ],
        ],
        myths: [
          [
            "Pele oleosa não precisa de hidratante",
            "Precisa, sim, de um leve e sem óleo. Pele ressecada pode até produzir mais oleosidade.",
          ],
          [
            "Base com fator solar substitui o protetor",
            "Quase ninguém passa a quantidade necessária de base. Use o protetor antes.",
          ],
        ],
        questions: [
          [
            "Qual é a ordem dos produtos?",
            "Limpeza, tratamento mais leve, hidratante e, de manhã, o protetor por último.",
          ],
          [
            "Por que o esmalte descasca depressa?",
            "Unha com óleo ou úmida não segura. Limpe, passe camadas finas e espere secar entre elas.",
          ],
        ],
        steps: [
          "Rotina da manhã em três minutos",
          "Limpe: sabonete suave e água fresca",
          "Hidrate: textura leve, com a pele ainda úmida",
          "Proteja: rosto, orelhas e pescoço, com generosidade",
        ],
      },
      en: {
        name: "skin and nail care",
        hooks: ["Your skin needs three steps, not ten", "Sunscreen is for cloudy days too"],
        scene: "Eight bottles on the counter, the skin stings, and nobody knows which one did it.",
        payoff: "Cleanse, moisturise and protect every day: worth more than any full shelf.",
        points: [
          [
            "Sunscreen",
            "Wearing sunscreen only at the beach",
            "Sunlight reaches skin in the street, in the car and on cloudy days.",
            "Apply every morning and again when outdoors",
          ],
          [
            "All new",
            "Starting three products on one day",
            "If the skin reacts you cannot tell which one it was.",
            "Add one at a time, a week apart",
          ],
          [
            "Scrubbing",
            "Scrubbing the skin to clean better",
            "Too much friction takes natural protection away and irritates.",
            "Cleanse with your hands and exfoliate gently, if at all",
          ],
          [
            "Makeup",
            "Sleeping in makeup",
            "Makeup holds the day's sweat, oil and dust.",
            "Take it off before bed and wash your face after",
          ],
          [
            "Cuticles",
            "Cutting cuticles right to the end",
            "Cuticles protect the nail from dirt getting in.",
            "Moisturise, push back gently and trim only the excess",
          ],
          [
            "Brushes",
            "Using brushes for months unwashed",
            "Product and oil go back to the skin.",
            "Wash with mild soap and dry them lying down",
          ],
        ],
        myths: [
          ["Oily skin needs no moisturiser", "It does: a light, oil-free one. Dried-out skin may even make more oil."],
          ["Foundation with SPF replaces sunscreen", "Hardly anyone wears the amount needed. Put sunscreen on first."],
        ],
        questions: [
          [
            "In what order do products go?",
            "Cleanser, the lightest treatment, moisturiser and, in the morning, sunscreen last.",
          ],
          [
            "Why does nail polish chip so fast?",
            "Oily or damp nails do not hold it. Clean them, apply thin coats and let each one dry.",
          ],
        ],
        steps: [
          "A three-minute morning routine",
          "Cleanse: mild soap and cool water",
          "Moisturise: light texture on damp skin",
          "Protect: face, ears and neck, generously",
        ],
      },
      es: {
        name: "el cuidado de la piel y las uñas",
        hooks: ["Tu piel necesita tres pasos, no diez", "El protector también es para días nublados"],
        scene: "Hay ocho frascos en el lavabo, la piel arde y nadie sabe cuál fue.",
        payoff: "Limpiar, hidratar y proteger cada día vale más que cualquier estante lleno.",
        points: [
          [
            "El protector",
            "Usar protector solo en la playa",
            "La luz del sol llega a la piel en la calle, en el auto y en días nublados.",
            "Aplícalo cada mañana y repite si estás al aire libre",
          ],
          [
            "Todo nuevo",
            "Empezar tres productos el mismo día",
            "Si la piel reacciona, no se sabe cuál fue.",
            "Incluye uno a la vez, con una semana entre ellos",
          ],
          [
            "Exfoliar",
            "Frotar la piel para limpiar mejor",
            "El exceso de roce quita la protección natural e irrita.",
            "Limpia con las manos y exfolia suave, si hace falta",
          ],
          [
            "Maquillaje",
            "Dormir con maquillaje",
            "El maquillaje retiene el sudor, la grasa y el polvo del día.",
            "Quítalo antes de dormir y lávate la cara después",
          ],
          [
            "La cutícula",
            "Cortar la cutícula del todo",
            "La cutícula protege la uña de la suciedad.",
            "Hidrata, empuja suave y quita solo el exceso",
          ],
          [
            "Las brochas",
            "Usar brochas meses sin lavarlas",
            "Los restos de producto y grasa vuelven a la piel.",
            "Lávalas con jabón neutro y sécalas acostadas",
          ],
        ],
        myths: [
          [
            "La piel grasa no necesita hidratante",
            "Sí necesita, uno ligero y sin aceite. La piel reseca puede incluso producir más grasa.",
          ],
          [
            "La base con filtro sustituye al protector",
            "Casi nadie se pone la cantidad necesaria. Usa antes el protector.",
          ],
        ],
        questions: [
          [
            "¿En qué orden van los productos?",
            "Limpieza, el tratamiento más ligero, hidratante y, por la mañana, el protector al final.",
          ],
          [
            "¿Por qué se salta rápido el esmalte?",
            "La uña con grasa o humedad no lo sujeta. Límpiala, usa capas finas y deja secar cada una.",
          ],
        ],
        steps: [
          "Rutina de mañana en tres minutos",
          "Limpia: jabón suave y agua fresca",
          "Hidrata: textura ligera, con la piel húmeda",
          "Protege: cara, orejas y cuello, con generosidad",
        ],
      },
    },
  ],
};
