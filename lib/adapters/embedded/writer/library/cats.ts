import type { Topic } from "./trade.ts";

export const cats: Topic = {
  words:
    "gato gatos gata gatinh cat cats kitten gatit felin arranh scratch aranh rascador areia caixa_de_areia litter arenero ronron purr miad meow maull estress stress estres",
  pictures: ["cat by a window", "litter box", "cat food", "cat and a ball of yarn", "kitten"],
  pt: {
    name: "a vida com gatos",
    hooks: ["Gato esconde dor melhor do que ninguém", "Seu gato não é metido: ele está avisando"],
    scene: "A caixa nova ficou linda ao lado da máquina de lavar. Desde então, ele só usa o tapete do banheiro.",
    payoff: "Altura, rotina e uma caixa limpa resolvem boa parte do que parece birra de gato.",
    points: [
      [
        "Caixa de areia",
        "Ter uma caixa só para dois gatos",
        "Gato evita banheiro sujo ou disputado e escolhe o tapete.",
        "Tenha uma caixa por gato e mais uma, limpas todo dia",
      ],
      [
        "Água",
        "Deixar a água colada na ração",
        "Gato bebe pouco por natureza e prefere a água longe da comida.",
        "Espalhe potes largos pela casa ou use uma fonte",
      ],
      [
        "Arranhador",
        "Brigar quando o gato arranha o sofá",
        "Arranhar alonga o corpo e marca lugar: não dá para desligar.",
        "Ponha um arranhador alto e firme bem ao lado do sofá",
      ],
      [
        "Altura",
        "Deixar o gato só no chão",
        "Do alto ele observa a casa e se sente seguro.",
        "Libere prateleiras e o topo de um armário para o gato",
      ],
      [
        "Brincadeira",
        "Brincar com o gato usando a mão",
        "A mão vira presa, e a mordida aparece na hora do carinho.",
        "Use uma varinha por dez minutos e termine com petisco",
      ],
      [
        "Sinais",
        "Achar que gato quieto está sempre bem",
        "Gato esconde dor: comer menos ou sumir pela casa já é um aviso.",
        "Observe apetite e xixi e avise o veterinário se mudarem",
      ],
      [
        "Transporte",
        "Mostrar a caixa de transporte só no dia da consulta",
        "Se ela só aparece na hora ruim, o gato some antes de você.",
        "Deixe a caixa aberta na sala, com manta e petisco",
      ],
    ],
    myths: [
      [
        "Gato sempre cai de pé e não se machuca",
        "Queda de janela fere, e muito. Tela em toda janela e varanda é cuidado básico.",
      ],
      [
        "Gato não aprende nada",
        "Aprende, com petisco e sessões de dois minutos: o nome, sentar e até entrar na caixa de transporte.",
      ],
      ["Gato só ronrona quando está feliz", "Ele também ronrona com dor ou medo, para se acalmar. Olhe o corpo todo."],
      [
        "Gato de apartamento não precisa de vacina",
        "Vírus entram pelo sapato e pela caixa de transporte. O veterinário monta o calendário.",
      ],
    ],
    questions: [
      [
        "Posso deixar o gato sozinho em casa?",
        "Por um dia, com água, comida e caixa limpa, costuma ficar bem. Viagem pede alguém que visite e brinque todo dia.",
      ],
      [
        "Por que meu gato mia de madrugada?",
        "Costuma ser energia sobrando ou fome. Brinque e dê a última refeição antes de dormir; se começou agora, consulte o veterinário.",
      ],
      [
        "Como apresentar um gato novo ao da casa?",
        "Um cômodo só dele por alguns dias, troca de cheiros e encontros curtos com petisco.",
      ],
    ],
    steps: [
      "Gato novo em casa, sem briga",
      "Cômodo só dele: água, comida, caixa de areia e esconderijo",
      "Cheiros primeiro: troque as mantas entre os quartos",
      "Visita curta: porta entreaberta e petisco dos dois lados",
      "Casa inteira: libere um cômodo de cada vez",
    ],
  },
  en: {
    name: "life with cats",
    hooks: ["Cats hide pain better than anyone", "Your cat is not moody: it is telling you"],
    scene: "The new litter box looked great beside the washing machine. Since then, only the bath mat will do.",
    payoff: "Height, routine and a clean box settle most of what looks like a cat's bad temper.",
    points: [
      [
        "Litter box",
        "Having one box for two cats",
        "Cats avoid a dirty or contested toilet and pick the rug.",
        "Keep one box per cat plus one, cleaned every day",
      ],
      [
        "Water",
        "Leaving the water right next to the food",
        "Cats drink little by nature and like water away from food.",
        "Spread wide bowls around the home or use a fountain",
      ],
      [
        "Scratching post",
        "Scolding the cat for scratching the sofa",
        "Scratching stretches the body and marks a place: it has no off switch.",
        "Put a tall, steady post right beside the sofa",
      ],
      [
        "Height",
        "Keeping the cat on the floor",
        "From above it watches the home and feels safe.",
        "Clear a few shelves and the top of a wardrobe for the cat",
      ],
      [
        "Play",
        "Playing with the cat using your hand",
        "The hand becomes prey, and the bite comes with the cuddle.",
        "Use a wand toy for ten minutes and end with a treat",
      ],
      [
        "Signals",
        "Thinking that a quiet cat is always fine",
        "Cats hide pain: eating less or hiding away is already a sign.",
        "Watch appetite and litter and tell the vet when they change",
      ],
      [
        "Carrier",
        "Bringing the carrier out only for the vet",
        "If it only shows up on bad days, the cat is gone before you are.",
        "Leave the carrier open in the living room, with a blanket",
      ],
    ],
    myths: [
      [
        "Cats always land on their feet unhurt",
        "Falls from windows do hurt them. A screen on every window and balcony is basic care.",
      ],
      [
        "Cats cannot be taught",
        "They can, with treats and two-minute sessions: their name, sitting, even walking into the carrier.",
      ],
      ["Cats only purr when happy", "They also purr in pain or fear, to calm down. Look at the whole body."],
      ["An indoor cat needs no vaccines", "Viruses come in on shoes and in the carrier. The vet sets up the calendar."],
    ],
    questions: [
      [
        "Can I leave my cat home alone?",
        "For a day, with water, food and a clean box, it is usually fine. A trip calls for someone to visit and play daily.",
      ],
      [
        "Why does my cat meow at night?",
        "Usually spare energy or hunger. Play and serve the last meal before bed; if it is new, see the vet.",
      ],
      [
        "How do I introduce a new cat?",
        "A room of its own for a few days, an exchange of scents and short meetings with treats.",
      ],
    ],
    steps: [
      "A new cat at home, without fights",
      "A room of its own: water, food, litter box and a hiding place",
      "Scents first: swap blankets between the rooms",
      "Short visits: the door ajar and treats on both sides",
      "The whole home: open one room at a time",
    ],
  },
  es: {
    name: "la vida con gatos",
    hooks: ["Un gato esconde el dolor mejor que nadie", "Tu gato no es arisco: te está avisando"],
    scene: "El arenero nuevo quedó perfecto junto a la lavadora. Desde entonces, solo usa la alfombra del baño.",
    payoff: "Altura, rutina y un arenero limpio resuelven buena parte de lo que parece mal genio de gato.",
    points: [
      [
        "Arenero",
        "Tener un solo arenero para dos gatos",
        "Los gatos evitan un baño sucio o disputado y eligen la alfombra.",
        "Ten un arenero por gato y uno más, limpios cada día",
      ],
      [
        "Agua",
        "Dejar el agua pegada a la comida",
        "El gato bebe poco por naturaleza y prefiere el agua lejos de la comida.",
        "Reparte cuencos anchos por la casa o usa una fuente",
      ],
      [
        "Rascador",
        "Reñir al gato cuando rasca el sofá",
        "Rascar estira el cuerpo y marca el lugar: no se puede apagar.",
        "Pon un rascador alto y firme justo al lado del sofá",
      ],
      [
        "Altura",
        "Dejar al gato solo en el suelo",
        "Desde arriba observa la casa y se siente seguro.",
        "Deja libres unas repisas y lo alto de un armario para el gato",
      ],
      [
        "Juego",
        "Jugar con el gato usando la mano",
        "La mano se vuelve presa, y el mordisco llega con la caricia.",
        "Usa una varita diez minutos y termina con un premio",
      ],
      [
        "Señales",
        "Creer que un gato quieto siempre está bien",
        "El gato esconde el dolor: comer menos o esconderse ya es un aviso.",
        "Observa apetito y arenero y avisa al veterinario si cambian",
      ],
      [
        "Transportín",
        "Sacar el transportín solo el día de la consulta",
        "Si solo aparece en los malos ratos, el gato se va antes que tú.",
        "Deja el transportín abierto en la sala, con una manta",
      ],
    ],
    myths: [
      [
        "El gato siempre cae de pie y no se lastima",
        "Las caídas desde ventanas hieren. Una red en cada ventana y balcón es un cuidado básico.",
      ],
      [
        "Al gato no se le enseña nada",
        "Aprende, con premios y sesiones de dos minutos: su nombre, sentarse y hasta entrar al transportín.",
      ],
      [
        "El gato solo ronronea cuando está feliz",
        "También ronronea con dolor o miedo, para calmarse. Mira el cuerpo entero.",
      ],
      [
        "Un gato de departamento no necesita vacunas",
        "Los virus entran en los zapatos y en el transportín. El veterinario arma el calendario.",
      ],
    ],
    questions: [
      [
        "¿Puedo dejar al gato solo en casa?",
        "Un día, con agua, comida y arenero limpio, suele estar bien. Un viaje pide a alguien que visite y juegue cada día.",
      ],
      [
        "¿Por qué mi gato maúlla de madrugada?",
        "Suele ser energía de sobra o hambre. Juega y dale la última comida antes de dormir; si es algo nuevo, consulta al veterinario.",
      ],
      [
        "¿Cómo presento un gato nuevo?",
        "Un cuarto propio unos días, intercambio de olores y encuentros cortos con premios.",
      ],
    ],
    steps: [
      "Gato nuevo en casa, sin peleas",
      "Un cuarto propio: agua, comida, arenero y escondite",
      "Primero los olores: intercambia las mantas entre cuartos",
      "Visita corta: puerta entreabierta y premios de ambos lados",
      "La casa entera: abre un cuarto por vez",
    ],
  },
};
