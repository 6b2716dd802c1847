import { cats } from "./cats.ts";
import type { Trade } from "./trade.ts";

export const pets: Trade = {
  key: "pets",
  words:
    "pet pets petshop pet_shop cachorro cachorros cao caes gato gatos filhote filhotes dog dogs cat cats puppy puppies kitten perro perros gata mascota mascotas banho_e_tosa grooming tosa racao adestra adestrador dog_training veterinari vet veterinary vacina_pet castra neuter esterilizar pulga fleas",
  mood: "bright",
  emoji: "🐾",
  tags: {
    pt: "pets cachorro gato vidadepet petshop cuidadoscompets",
    en: "pets dogs cats petcare petlovers doglife",
    es: "mascotas perros gatos cuidadodemascotas vidaconmascotas petlovers",
  },
  topics: [
    {
      words:
        "banho bath bano tosa groom pelo coat hair unha nail una orelha ear oreja escov brush cepill dente teeth diente higiene pele skin calor heat verao summer verano passeio walk paseo pulga flea carrapato tick",
      pictures: ["dog in a bath", "pet brush", "dog walking on grass", "cat grooming", "pet water bowl"],
      pt: {
        name: "cuidar do pelo e da higiene do pet",
        hooks: ["Seu cachorro se coça depois do banho?", "O chão quente queima antes de você notar"],
        scene: "Banho caprichado no sábado, perfume, lacinho. No domingo, ele se coça e lambe a pata o dia todo.",
        payoff: "Menos produto, mais constância: pele e pelo respondem bem ao simples.",
        points: [
          [
            "Xampu",
            "Dar banho com xampu de gente",
            "A pele do cão e do gato tem outro equilíbrio e resseca fácil.",
            "Use produto próprio para a espécie e enxágue bem",
          ],
          [
            "Ouvidos",
            "Deixar entrar água no ouvido",
            "A umidade presa favorece inflamação.",
            "Proteja com algodão no banho e seque por fora depois",
          ],
          [
            "Nó no pelo",
            "Dar banho antes de escovar",
            "Molhado, o nó aperta e puxa a pele.",
            "Escove primeiro e desfaça os nós com calma",
          ],
          [
            "Asfalto",
            "Passear ao meio-dia no calor",
            "O asfalto ao sol queima as almofadinhas das patas.",
            "Ponha a mão no chão: se não aguentar cinco segundos, espere",
          ],
          [
            "Unhas",
            "Deixar a unha crescer até fazer barulho",
            "Unha longa muda o apoio da pata e pode quebrar.",
            "Confira todo mês e corte só a ponta, ou peça ajuda",
          ],
          [
            "Dentes",
            "Achar que mau hálito de pet é normal",
            "Mau hálito costuma vir de tártaro e gengiva inflamada.",
            "Acostume à escova aos poucos, com pasta para pets",
          ],
        ],
        myths: [
          [
            "Gato não precisa de escovação porque se lambe",
            "A escova tira pelo solto que ele engoliria e ajuda a perceber feridas cedo.",
          ],
          [
            "Tosar bem rente refresca qualquer cachorro",
            "Em raças de pelo duplo, o pelo também protege do calor e do sol. Pergunte antes de rapar.",
          ],
        ],
        questions: [
          [
            "De quanto em quanto tempo dar banho no cachorro?",
            "Depende do pelo e da rotina; para muitos, a cada duas a quatro semanas. Pele sensível pede orientação do veterinário.",
          ],
          [
            "Como acostumar o filhote ao banho?",
            "Comece com água morna, pouco tempo e petisco. Sem pressa, sem jato no rosto.",
          ],
        ],
        steps: [
          "Banho em casa sem drama",
          "Escove antes: solte nós com o pelo seco",
          "Prepare: tapete no chão, água morna, algodão no ouvido",
          "Ensaboe: do pescoço para trás, sem o rosto",
          "Enxágue bem: até a água sair limpa",
          "Seque: toalha e secador morno, de longe",
        ],
      },
      en: {
        name: "grooming your pet",
        hooks: ["Does your dog scratch after a bath?", "Hot ground burns before you notice"],
        scene: "A careful bath on Saturday, perfume, a bow. On Sunday he scratches and licks his paws all day.",
        payoff: "Fewer products, more routine: skin and coat respond well to simple care.",
        points: [
          [
            "Shampoo",
            "Bathing pets with human shampoo",
            "Dog and cat skin has another balance and dries out easily.",
            "Use a product made for the species and rinse well",
          ],
          [
            "Ears",
            "Letting water into the ears",
            "Trapped moisture favours inflammation.",
            "Protect with cotton in the bath and dry the outside",
          ],
          [
            "Tangles",
            "Bathing before brushing",
            "When wet, a tangle tightens and pulls the skin.",
            "Brush first and undo tangles calmly",
          ],
          [
            "Asphalt",
            "Walking at midday in the heat",
            "Asphalt in the sun burns paw pads.",
            "Touch it: if you can't hold five seconds, wait",
          ],
          [
            "Nails",
            "Letting nails grow until they click",
            "Long nails change how the paw rests and may break.",
            "Check every month and trim only the tip, or ask for help",
          ],
          [
            "Teeth",
            "Thinking bad breath in pets is normal",
            "Bad breath usually comes from tartar and inflamed gums.",
            "Introduce a brush bit by bit, with pet toothpaste",
          ],
        ],
        myths: [
          [
            "Cats need no brushing because they lick",
            "Brushing removes loose hair they would swallow and helps you spot wounds early.",
          ],
          [
            "Shaving close cools any dog",
            "In double-coated breeds the coat also protects from heat and sun. Ask before shaving.",
          ],
        ],
        questions: [
          [
            "How often should I bathe my dog?",
            "It depends on coat and routine; for many, every two to four weeks. Sensitive skin calls for a vet's advice.",
          ],
          [
            "How do I get a puppy used to baths?",
            "Start with lukewarm water, a short time and treats. No hurry and no jet on the face.",
          ],
        ],
        steps: [
          "A home bath without drama",
          "Brush first: undo tangles while the coat is dry",
          "Prepare: mat on the floor, warm water, cotton in ears",
          "Lather: from the neck back, never the face",
          "Rinse well: until the water runs clear",
          "Dry: towel and a warm dryer from a distance",
        ],
      },
      es: {
        name: "la higiene de tu mascota",
        hooks: ["¿Tu perro se rasca después del baño?", "El suelo caliente quema antes de que lo notes"],
        scene: "Un buen baño el sábado, perfume y moño. El domingo se rasca y se lame las patas todo el día.",
        payoff: "Menos producto y más constancia: la piel y el pelo responden bien a lo simple.",
        points: [
          [
            "El champú",
            "Bañarlo con champú de personas",
            "La piel del perro y del gato tiene otro equilibrio y se reseca fácil.",
            "Usa un producto para su especie y enjuaga bien",
          ],
          [
            "Los oídos",
            "Dejar que entre agua en los oídos",
            "La humedad atrapada favorece la inflamación.",
            "Protege con algodón en el baño y seca por fuera",
          ],
          [
            "Los nudos",
            "Bañar antes de cepillar",
            "Mojado, el nudo se aprieta y tira de la piel.",
            "Cepilla primero y deshaz los nudos con calma",
          ],
          [
            "El asfalto",
            "Pasear al mediodía con calor",
            "El asfalto al sol quema las almohadillas de las patas.",
            "Toca el suelo: si no aguantas cinco segundos, espera",
          ],
          [
            "Las uñas",
            "Dejar crecer las uñas hasta que suenen",
            "La uña larga cambia el apoyo de la pata y puede romperse.",
            "Revisa cada mes y corta solo la punta, o pide ayuda",
          ],
          [
            "Los dientes",
            "Creer que el mal aliento es normal",
            "El mal aliento suele venir del sarro y de la encía inflamada.",
            "Acostúmbralo al cepillo poco a poco, con pasta propia",
          ],
        ],
        myths: [
          [
            "El gato no necesita cepillo porque se lame",
            "El cepillo retira pelo suelto que tragaría y ayuda a ver heridas a tiempo.",
          ],
          [
            "Raparlo refresca a cualquier perro",
            "En razas de doble manto, el pelo también protege del calor y del sol. Pregunta antes de rapar.",
          ],
        ],
        questions: [
          [
            "¿Cada cuánto baño a mi perro?",
            "Depende del pelo y la rutina; para muchos, cada dos a cuatro semanas. La piel sensible pide consejo veterinario.",
          ],
          [
            "¿Cómo acostumbro al cachorro al baño?",
            "Empieza con agua tibia, poco tiempo y premios. Sin prisa y sin chorro en la cara.",
          ],
        ],
        steps: [
          "Baño en casa sin drama",
          "Cepilla antes: deshaz nudos con el pelo seco",
          "Prepara: tapete, agua tibia, algodón en los oídos",
          "Enjabona: del cuello hacia atrás, nunca la cara",
          "Enjuaga bien: hasta que el agua salga limpia",
          "Seca: toalla y secador tibio, de lejos",
        ],
      },
    },
    {
      words:
        "adestr train entrena filhote puppy cachorro chegada adopt adota comport behav late bark ladr xixi pee pipi roer chew morder bite ansiedade sozinho alone solo passeio coleira leash correa socializ brinqued toy juguete apartamento estress",
      pictures: ["puppy on a rug", "dog toy", "cat by a window", "dog on a leash", "dog bed"],
      pt: {
        name: "comportamento do pet",
        hooks: ["Ele não faz por birra", "Seu pet entende mais a rotina do que a bronca"],
        scene: "Você chega e encontra o chinelo em pedaços, e ele com aquela cara que parece culpa.",
        payoff: "Rotina, gasto de energia e recompensa na hora certa ensinam mais do que qualquer grito.",
        points: [
          [
            "Bronca atrasada",
            "Brigar depois que já passou",
            "O pet liga a bronca ao momento dela, não ao que fez uma hora antes.",
            "Recompense na hora o que você quer que se repita",
          ],
          [
            "Energia",
            "Oferecer pouco passeio e pouca brincadeira",
            "Energia parada vira latido, móvel roído e agitação.",
            "Inclua passeio com faro e brincadeira todo dia",
          ],
          [
            "Regras trocadas",
            "Deixar subir no sofá só às vezes",
            "Regra que muda confunde, e o pet testa sempre.",
            "Combinem a mesma regra com toda a casa",
          ],
          [
            "Xixi no lugar",
            "Esfregar o focinho do filhote no xixi",
            "Com medo, o filhote só aprende a fazer escondido; com prêmio, aprende o lugar.",
            "Leve ao lugar certo após comer e dormir, e premie",
          ],
          [
            "Gato sem altura",
            "Deixar o gato sem lugares altos",
            "Subir e observar faz o gato se sentir seguro.",
            "Ofereça prateleira, arranhador e esconderijo",
          ],
          [
            "Sozinho",
            "Sair fazendo festa de despedida",
            "A festa aumenta o contraste com a casa vazia.",
            "Saia e chegue com calma e deixe um brinquedo recheável",
          ],
        ],
        myths: [
          [
            "Cachorro velho não aprende truque novo",
            "Aprende, sim, com sessões curtas e recompensa. Pode só precisar de mais paciência.",
          ],
          [
            "Gato não se apega às pessoas",
            "Gatos criam vínculo e mostram isso de outro jeito: piscam devagar, seguem, dormem por perto.",
          ],
        ],
        questions: [
          [
            "Como acostumar o filhote a ficar sozinho?",
            "Saia por minutos e volte antes que ele se desespere. Aumente o tempo aos poucos, sem alarde.",
          ],
          [
            "Quantas caixas de areia por gato?",
            "A regra prática é uma por gato e mais uma, em lugares calmos e longe da comida.",
          ],
        ],
        versus: {
          left: "Gato",
          right: "Cachorro",
          rows: [
            ["Rotina", "Brincadeiras curtas, vários momentos", "Passeios diários"],
            ["Espaço", "Altura e esconderijos", "Cama, brinquedo e rua"],
            ["Sozinho", "Tolera melhor algumas horas", "Sofre mais com o dia inteiro só"],
          ],
          verdict: "Escolha pelo tempo que você tem todos os dias, não pelo que gostaria de ter.",
        },
        steps: [
          "Os três primeiros dias do filhote em casa",
          "Canto seguro: cama, água e um lugar para se esconder",
          "Horários: comida, passeio e sono sempre iguais",
          "Lugar do xixi: leve após comer, dormir e brincar",
          "Visitas depois: deixe conhecer a casa primeiro",
        ],
      },
      en: {
        name: "pet behaviour",
        hooks: ["It is not out of spite", "Your pet understands routine, not scolding"],
        scene: "You come home to a slipper in pieces, and to that face that looks like guilt.",
        payoff: "Routine, exercise and a well-timed reward teach more than any shouting.",
        points: [
          [
            "Late scolding",
            "Scolding after the moment has passed",
            "A pet links scolding to its moment, not to what it did an hour before.",
            "Reward at once what you want to see again",
          ],
          [
            "Energy",
            "Offering little walking and little play",
            "Unspent energy turns into barking, chewed furniture and restlessness.",
            "Include sniffing walks and play every day",
          ],
          [
            "Changing rules",
            "Allowing the sofa only sometimes",
            "A rule that changes confuses, and the pet keeps testing.",
            "Agree on one rule with the whole household",
          ],
          [
            "House training",
            "Rubbing a puppy's nose in its mess",
            "Scared puppies only learn to hide it; rewarded ones learn the place.",
            "Take it out after food and sleep, and reward it",
          ],
          [
            "Cats and height",
            "Leaving a cat without high places",
            "Climbing and watching make a cat feel safe.",
            "Offer a shelf, a scratching post and a hideout",
          ],
          [
            "Alone",
            "Making a fuss when you leave",
            "The fuss makes the empty home feel emptier.",
            "Come and go calmly and leave a toy to work on",
          ],
        ],
        myths: [
          [
            "You can't teach an old dog new tricks",
            "You can, with short sessions and rewards. It may just take more patience.",
          ],
          [
            "Cats don't get attached to people",
            "Cats bond and show it in their own way: slow blinks, following you, sleeping nearby.",
          ],
        ],
        questions: [
          [
            "How do I get a puppy used to being alone?",
            "Leave for minutes and return before it panics. Add time little by little, without fuss.",
          ],
          [
            "How many litter boxes per cat?",
            "The practical rule is one per cat plus one, in calm places away from food.",
          ],
        ],
        versus: {
          left: "Cat",
          right: "Dog",
          rows: [
            ["Routine", "Short games, several times a day", "Daily walks"],
            ["Space", "Height and hideouts", "Bed, toys and the street"],
            ["Alone", "Copes better for some hours", "Suffers more from a whole day alone"],
          ],
          verdict: "Choose by the time you have every day, not by the time you wish you had.",
        },
        steps: [
          "A puppy's first three days at home",
          "Safe corner: a bed, water and a place to hide",
          "Timetable: food, walks and sleep at the same hours",
          "Toilet spot: go after food, sleep and play",
          "Visitors later: let it know the house first",
        ],
      },
      es: {
        name: "el comportamiento de tu mascota",
        hooks: ["No lo hace por capricho", "Tu mascota entiende la rutina, no el regaño"],
        scene: "Llegas y encuentras la zapatilla hecha pedazos, y a él con esa cara que parece culpa.",
        payoff: "Rutina, ejercicio y un premio a tiempo enseñan más que cualquier grito.",
        points: [
          [
            "Regaño tardío",
            "Regañar cuando ya pasó",
            "La mascota une el regaño a ese momento, no a lo que hizo una hora antes.",
            "Premia al instante lo que quieres que repita",
          ],
          [
            "La energía",
            "Ofrecer poco paseo y poco juego",
            "La energía guardada se vuelve ladridos, muebles mordidos y nervios.",
            "Incluye paseo con olfato y juego cada día",
          ],
          [
            "Reglas cambiantes",
            "Dejar subir al sofá solo a veces",
            "La regla que cambia confunde, y la mascota prueba siempre.",
            "Acuerden la misma regla entre todos en casa",
          ],
          [
            "El pipí",
            "Frotar el hocico del cachorro en el pipí",
            "Con miedo, el cachorro solo aprende a esconderse; con premio, aprende el lugar.",
            "Llévalo al lugar tras comer y dormir, y prémialo",
          ],
          [
            "Gato y altura",
            "Dejar al gato sin lugares altos",
            "Subir y observar hace que el gato se sienta seguro.",
            "Ofrece repisa, rascador y escondite",
          ],
          [
            "A solas",
            "Salir con gran despedida",
            "La fiesta aumenta el contraste con la casa vacía.",
            "Sal y llega con calma y deja un juguete rellenable",
          ],
        ],
        myths: [
          [
            "Un perro viejo no aprende trucos nuevos",
            "Sí aprende, con sesiones cortas y premios. Solo puede pedir más paciencia.",
          ],
          [
            "Los gatos no se encariñan con las personas",
            "Crean vínculo y lo muestran a su modo: parpadean lento, te siguen, duermen cerca.",
          ],
        ],
        questions: [
          [
            "¿Cómo acostumbro al cachorro a estar solo?",
            "Sal unos minutos y vuelve antes de que se desespere. Aumenta el tiempo poco a poco, sin alboroto.",
          ],
          [
            "¿Cuántos areneros por gato?",
            "La regla práctica es uno por gato y uno más, en lugares tranquilos y lejos de la comida.",
          ],
        ],
        versus: {
          left: "Gato",
          right: "Perro",
          rows: [
            ["Rutina", "Juegos cortos, varias veces", "Paseos diarios"],
            ["Espacio", "Altura y escondites", "Cama, juguetes y calle"],
            ["A solas", "Tolera mejor algunas horas", "Sufre más con el día entero"],
          ],
          verdict: "Elige por el tiempo que tienes cada día, no por el que te gustaría tener.",
        },
        steps: [
          "Los tres primeros días del cachorro en casa",
          "Rincón seguro: cama, agua y un lugar donde esconderse",
          "Horarios: comida, paseo y sueño siempre iguales",
          "Lugar del pipí: llévalo tras comer, dormir y jugar",
          "Visitas después: deja que conozca la casa primero",
        ],
      },
    },
    {
      words:
        "veterinar vet vacina vaccin vacuna saude health salud castra neuter esteriliz alimenta food comida racao pienso toxic toxico chocolate uva peso weight consulta check doente sick enferm emerg vermif filhote idoso senior",
      pictures: ["veterinarian with a dog", "pet food bowl", "vaccination card", "cat carrier", "dog and cat"],
      pt: {
        name: "saúde do pet",
        hooks: ["O que é petisco para você pode ser veneno para ele", "Pet que se esconde está dizendo algo"],
        scene: "Ele ganhou um pedaço do que estava no prato porque fez aquela cara. Duas horas depois, passou mal.",
        payoff: "Observar a rotina do seu pet é o primeiro exame, e você faz em casa.",
        points: [
          [
            "Comida da mesa",
            "Dividir o prato com o pet",
            "Chocolate, uva, cebola e adoçante com xilitol fazem mal a cães e gatos.",
            "Ofereça petiscos próprios e deixe a lista na geladeira",
          ],
          [
            "Porção",
            "Deixar o pote sempre cheio",
            "Sem medida, é difícil perceber que comeu menos ou demais.",
            "Meça a porção do dia e divida em horários",
          ],
          [
            "Remédio de gente",
            "Dar remédio humano por conta própria",
            "Analgésicos comuns podem intoxicar, sobretudo gatos.",
            "Ligue para o veterinário antes de dar qualquer remédio",
          ],
          [
            "Vacinas",
            "Achar que vacina é só para filhote",
            "A proteção de muitas vacinas precisa de reforço.",
            "Siga o calendário que o veterinário indicou",
          ],
          [
            "Transporte",
            "Levar o gato no colo até a clínica",
            "Com barulho, ele se assusta e pode fugir.",
            "Deixe a caixa aberta em casa, com pano, dias antes",
          ],
        ],
        myths: [
          ["Gato deve beber leite", "Muitos gatos adultos não digerem bem a lactose. Água fresca é o que importa."],
          [
            "Fêmea precisa ter uma cria antes de castrar",
            "Não há benefício comprovado nisso. O melhor momento se decide com o veterinário.",
          ],
          ["Osso cozido é petisco natural", "Cozido, o osso lasca e pode ferir ou obstruir o intestino."],
        ],
        questions: [
          [
            "Quando levar ao veterinário com urgência?",
            "Dificuldade de respirar, convulsão, vômitos seguidos, não conseguir urinar ou suspeita de veneno: vá já.",
          ],
          [
            "De quanto em quanto tempo é a consulta de rotina?",
            "Uma vez por ano para adultos saudáveis; filhotes e idosos, com mais frequência.",
          ],
        ],
        steps: [
          "Como preparar a ida ao veterinário",
          "Anote: o que mudou em comida, água, xixi e humor",
          "Filme: tosse, mancar ou crise, se acontecer em casa",
          "Leve: carteira de vacinas e remédios em uso",
          "Transporte: caixa com pano que tem o cheiro dele",
        ],
      },
      en: {
        name: "pet health",
        hooks: ["Your treat may be your pet's poison", "A pet that hides is telling you something"],
        scene: "He got a bite of what was on the plate because of that face. Two hours later he was ill.",
        payoff: "Watching your pet's routine is the first check-up, and you do it at home.",
        points: [
          [
            "Table food",
            "Sharing your plate with a pet",
            "Chocolate, grapes, onion and xylitol sweetener harm dogs and cats.",
            "Offer pet treats and keep the list on the fridge",
          ],
          [
            "Portions",
            "Keeping the bowl always full",
            "Without measure it is hard to notice eating less or too much.",
            "Measure the day's portion and split it by hours",
          ],
          [
            "Human medicine",
            "Giving human medicine on your own",
            "Common painkillers can poison pets, above all cats.",
            "Call the vet before giving any medicine",
          ],
          [
            "Vaccines",
            "Thinking vaccines are only for puppies",
            "The protection of many vaccines needs boosters.",
            "Follow the calendar that your vet gave you",
          ],
          [
            "Transport",
            "Carrying a cat to the clinic in your arms",
            "With noise it takes fright and may escape.",
            "Leave the carrier open at home for days before",
          ],
        ],
        myths: [
          ["Cats should drink milk", "Many adult cats digest lactose badly. Fresh water is what matters."],
          [
            "A female needs one litter before neutering",
            "There is no proven benefit. The best moment is decided with the vet.",
          ],
          ["Cooked bones are a natural treat", "Cooked bone splinters and may wound or block the gut."],
        ],
        questions: [
          [
            "When is it an emergency?",
            "Trouble breathing, a seizure, repeated vomiting, being unable to urinate or suspected poison: go now.",
          ],
          ["How often is a routine visit?", "Once a year for healthy adults; puppies, kittens and seniors more often."],
        ],
        steps: [
          "How to prepare a visit to the vet",
          "Note: changes in food, water, toilet and mood",
          "Film: coughing, limping or a fit, if it happens at home",
          "Bring: the vaccination card and current medicines",
          "Carry: a box with a cloth that smells of home",
        ],
      },
      es: {
        name: "la salud de tu mascota",
        hooks: ["Tu antojo puede ser su veneno", "La mascota que se esconde te dice algo"],
        scene: "Recibió un bocado de tu plato porque puso esa cara. Dos horas después, se sintió mal.",
        payoff: "Observar su rutina es la primera revisión, y la haces en casa.",
        points: [
          [
            "Comida de mesa",
            "Compartir el plato con la mascota",
            "Chocolate, uvas, cebolla y edulcorante con xilitol dañan a perros y gatos.",
            "Ofrece premios propios y deja la lista en la nevera",
          ],
          [
            "La porción",
            "Dejar el plato siempre lleno",
            "Sin medida cuesta notar que comió menos o de más.",
            "Mide la porción del día y repártela por horarios",
          ],
          [
            "Medicina humana",
            "Dar medicinas de personas por tu cuenta",
            "Los analgésicos comunes pueden intoxicar, sobre todo a los gatos.",
            "Llama al veterinario antes de dar cualquier medicina",
          ],
          [
            "Las vacunas",
            "Creer que las vacunas son solo de cachorros",
            "La protección de muchas vacunas necesita refuerzo.",
            "Sigue el calendario que indicó tu veterinario",
          ],
          [
            "El traslado",
            "Llevar al gato en brazos a la clínica",
            "Con ruido se asusta y puede escapar.",
            "Deja la jaula abierta en casa, con una manta, días antes",
          ],
        ],
        myths: [
          [
            "Los gatos deben beber leche",
            "Muchos gatos adultos digieren mal la lactosa. Lo importante es el agua fresca.",
          ],
          [
            "La hembra necesita una camada antes de esterilizar",
            "No hay beneficio comprobado. El mejor momento se decide con el veterinario.",
          ],
          ["El hueso cocido es un premio natural", "Cocido, se astilla y puede herir u obstruir el intestino."],
        ],
        questions: [
          [
            "¿Cuándo es una urgencia?",
            "Dificultad para respirar, convulsión, vómitos seguidos, no poder orinar o sospecha de veneno: ve ya.",
          ],
          ["¿Cada cuánto es la revisión?", "Una vez al año en adultos sanos; cachorros y mayores, con más frecuencia."],
        ],
        steps: [
          "Cómo preparar la visita al veterinario",
          "Anota: cambios en comida, agua, orina y ánimo",
          "Graba: tos, cojera o crisis, si ocurre en casa",
          "Lleva: cartilla de vacunas y medicinas en uso",
          "Traslado: jaula con una manta que huela a casa",
        ],
      },
    },
    cats,
  ],
};
