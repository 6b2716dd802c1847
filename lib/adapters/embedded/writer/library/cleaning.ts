import type { Trade } from "./trade.ts";

export const cleaning: Trade = {
  key: "cleaning",
  words:
    "limpeza faxina faxineira diarista lavanderia lavar_roupa higienizacao organizacao_da_casa personal_organizer cleaning cleaner housecleaning laundry declutter tidy tidying stain stains limpieza limpiar lavanderia_y lavado mancha manchas tapicer estofado upholstery mofo_no_armario produto_de_limpeza desinfet",
  mood: "fresh",
  emoji: "🧽",
  tags: {
    pt: "limpeza casalimpa organizacao faxina dicasdelimpeza lavanderia",
    en: "cleaning cleanhome organizing laundry cleaningtips declutter",
    es: "limpieza casalimpia organizacion hogar consejosdelimpieza lavanderia",
  },
  topics: [
    {
      words:
        "limp clean mancha stain sofa colch mattress banheiro bathroom bano cozinha kitchen cocina produto product mistur mix vidro glass rotina routine organiz pano cloth faxina poeira dust polvo roupa laundry casa home",
      pictures: ["cleaning supplies", "clean kitchen sink", "folded towels", "vacuum cleaner", "sunny living room"],
      pt: {
        name: "limpeza da casa",
        hooks: ["Misturar produtos não limpa mais: intoxica", "Casa limpa é rotina, não sábado perdido"],
        scene: "Você passou o sábado na faxina. Na terça, a pia está cheia e parece que nada aconteceu.",
        payoff: "Dez minutos por dia devolvem o seu fim de semana.",
        points: [
          [
            "Mistura",
            "Misturar água sanitária com outros produtos",
            "Com vinagre, amoníaco ou álcool ela solta gases perigosos.",
            "Use um produto por vez, com janela aberta",
          ],
          [
            "Ordem",
            "Varrer o chão antes de tirar o pó",
            "O pó de cima cai no chão que já estava limpo.",
            "Comece pelo alto e termine no piso",
          ],
          [
            "Tempo",
            "Passar o produto e já enxaguar",
            "O produto precisa de minutos para agir.",
            "Aplique, espere o tempo do rótulo e só então esfregue",
          ],
          [
            "Excesso",
            "Usar produto demais",
            "O resto vira película que junta sujeira.",
            "Siga a medida da embalagem e enxágue",
          ],
          [
            "Pano sujo",
            "Usar o mesmo pano na casa toda",
            "Um pano só leva bactérias do banheiro para a pia.",
            "Separe panos por cor e lave depois do uso",
          ],
          [
            "Mancha no sofá",
            "Esfregar a mancha do estofado",
            "Esfregar empurra para dentro e abre a fibra.",
            "Absorva com pano seco, de fora para o centro",
          ],
          [
            "Organização",
            "Comprar caixas antes de descartar",
            "Caixa cheia do que não se usa só ocupa lugar.",
            "Tire o que não usa, depois meça e compre",
          ],
        ],
        myths: [
          ["Cheiro forte é sinal de limpeza", "Perfume disfarça. Limpo é o que não tem gordura, pó nem umidade."],
          [
            "Vinagre e bicarbonato juntos limpam melhor",
            "Misturados, um anula boa parte do efeito do outro. Use separados, cada um no que faz bem.",
          ],
        ],
        questions: [
          [
            "De quanto em quanto tempo lavar o sofá?",
            "Aspirar toda semana e higienizar uma ou duas vezes por ano. Com pets e crianças, mais.",
          ],
          [
            "Como tirar cheiro da geladeira?",
            "Tire tudo, limpe com água e bicarbonato, seque bem e confira os potes esquecidos.",
          ],
        ],
        steps: [
          "Quinze minutos que salvam a casa",
          "Louça: pia vazia antes de dormir",
          "Superfícies: pano na bancada e na mesa",
          "Chão: só onde mais se pisa",
          "Banheiro: pano na pia depois do banho",
          "Recolha: cada coisa volta ao seu lugar",
        ],
        versus: {
          left: "Manutenção diária",
          right: "Faxina pesada",
          rows: [
            ["Tempo", "Quinze minutos por dia", "Meio dia por mês"],
            ["Onde", "Pia, bancada, chão, cama", "Armários, vidros, eletros"],
            ["Quem", "Toda a casa, um pouco", "Você com tempo ou um profissional"],
          ],
          verdict: "A diária segura a casa; a pesada só precisa existir de vez em quando.",
        },
      },
      en: {
        name: "house cleaning",
        hooks: ["Mixing products doesn't clean more: it poisons", "A clean home is routine, not a lost Saturday"],
        scene: "You spent Saturday cleaning. By Tuesday the sink is full, as if nothing had happened.",
        payoff: "Ten minutes a day give you back your weekend.",
        points: [
          [
            "Mixing",
            "Mixing bleach with other products",
            "With vinegar, ammonia or alcohol it releases dangerous gases.",
            "Use one product at a time, with the window open",
          ],
          [
            "Order",
            "Sweeping the floor before dusting",
            "Dust from above falls on the clean floor.",
            "Start high and end with the floor",
          ],
          [
            "Time",
            "Rinsing right after applying",
            "A product needs minutes to work.",
            "Apply, wait as the label says, and only then scrub",
          ],
          [
            "Excess",
            "Using too much product",
            "The rest becomes a film that gathers dirt.",
            "Follow the dose on the pack and rinse",
          ],
          [
            "Dirty cloth",
            "Using one cloth for the whole house",
            "One cloth carries bacteria from bathroom to sink.",
            "Keep cloths by colour and wash them after use",
          ],
          [
            "Sofa stains",
            "Rubbing a stain on upholstery",
            "Rubbing pushes it in and opens the fibre.",
            "Blot with a dry cloth, from the edge to the centre",
          ],
          [
            "Organising",
            "Buying boxes before decluttering",
            "A box full of unused things only takes up room.",
            "Let go of what you don't use, then measure and buy",
          ],
        ],
        myths: [
          ["A strong smell means clean", "Perfume disguises. Clean is what has no grease, dust or damp."],
          [
            "Vinegar and baking soda clean better together",
            "Mixed, each cancels much of the other. Use them apart, each for what it does well.",
          ],
        ],
        questions: [
          [
            "How often should a sofa be cleaned?",
            "Vacuum weekly and deep clean once or twice a year. With pets and children, more.",
          ],
          [
            "How do I get a smell out of the fridge?",
            "Empty it, wipe with water and baking soda, dry well and check forgotten containers.",
          ],
        ],
        steps: [
          "Fifteen minutes that save the house",
          "Dishes: an empty sink before bed",
          "Surfaces: a cloth over worktop and table",
          "Floor: only where people walk most",
          "Bathroom: wipe the basin after the shower",
          "Gather: each thing back in its place",
        ],
        versus: {
          left: "Daily upkeep",
          right: "Deep clean",
          rows: [
            ["Time", "Fifteen minutes a day", "Half a day a month"],
            ["Where", "Sink, worktop, floor, bed", "Cupboards, windows, appliances"],
            ["Who", "The whole home, a little", "You with time or a professional"],
          ],
          verdict: "Daily upkeep holds the home; the deep clean need only happen now and then.",
        },
      },
      es: {
        name: "la limpieza de la casa",
        hooks: ["Mezclar productos no limpia más: intoxica", "Casa limpia es rutina, no un sábado perdido"],
        scene: "Pasaste el sábado limpiando. El martes el fregadero está lleno, como si nada hubiera pasado.",
        payoff: "Diez minutos al día te devuelven el fin de semana.",
        points: [
          [
            "La mezcla",
            "Mezclar lejía con otros productos",
            "Con vinagre, amoníaco o alcohol libera gases peligrosos.",
            "Usa un producto a la vez, con la ventana abierta",
          ],
          [
            "El orden",
            "Barrer antes de quitar el polvo",
            "El polvo de arriba cae sobre el piso limpio.",
            "Empieza por lo alto y termina en el piso",
          ],
          [
            "El tiempo",
            "Aplicar el producto y enjuagar enseguida",
            "El producto necesita minutos para actuar.",
            "Aplica, espera lo que dice la etiqueta y luego frota",
          ],
          [
            "El exceso",
            "Usar demasiado producto",
            "El resto se vuelve una película que junta suciedad.",
            "Sigue la medida del envase y enjuaga",
          ],
          [
            "Paño sucio",
            "Usar el mismo paño en toda la casa",
            "Un solo paño lleva bacterias del baño al fregadero.",
            "Separa paños por color y lávalos después de usarlos",
          ],
          [
            "Mancha en el sofá",
            "Frotar la mancha del tapizado",
            "Frotar la empuja hacia dentro y abre la fibra.",
            "Absorbe con paño seco, del borde al centro",
          ],
          [
            "Organizar",
            "Comprar cajas antes de descartar",
            "Una caja llena de lo que no se usa solo ocupa lugar.",
            "Saca lo que no usas, después mide y compra",
          ],
        ],
        myths: [
          [
            "El olor fuerte es señal de limpieza",
            "El perfume disimula. Limpio es lo que no tiene grasa, polvo ni humedad.",
          ],
          [
            "Vinagre y bicarbonato juntos limpian mejor",
            "Mezclados, uno anula buena parte del otro. Úsalos por separado, cada uno en lo suyo.",
          ],
        ],
        questions: [
          [
            "¿Cada cuánto se limpia el sofá?",
            "Aspirar cada semana y limpiar a fondo una o dos veces al año. Con mascotas y niños, más.",
          ],
          [
            "¿Cómo quito el olor de la nevera?",
            "Vacíala, limpia con agua y bicarbonato, seca bien y revisa los envases olvidados.",
          ],
        ],
        steps: [
          "Quince minutos que salvan la casa",
          "Platos: fregadero vacío antes de dormir",
          "Superficies: paño en la encimera y la mesa",
          "Piso: solo donde más se pisa",
          "Baño: paño en el lavabo después de la ducha",
          "Recoge: cada cosa vuelve a su lugar",
        ],
        versus: {
          left: "Limpieza diaria",
          right: "Limpieza a fondo",
          rows: [
            ["Tiempo", "Quince minutos al día", "Medio día al mes"],
            ["Dónde", "Fregadero, encimera, piso, cama", "Armarios, vidrios, aparatos"],
            ["Quién", "Toda la casa, un poco", "Tú con tiempo o un profesional"],
          ],
          verdict: "La diaria sostiene la casa; la de fondo solo hace falta de vez en cuando.",
        },
      },
    },
  ],
};
