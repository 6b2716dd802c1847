import type { Trade } from "./trade.ts";

export const nutrition: Trade = {
  key: "nutrition",
  words:
    "nutri dieta diet aliment comer comida_saudavel healthy_eating eating lancheira lunchbox lonchera merenda rotulo food_label etiqueta_nutri marmita meal_prep refeic meals emagrec weight_loss adelgaz fibra fiber proteina protein snack colacion lanches verdura legume vegetable",
  mood: "fresh",
  emoji: "🥗",
  tags: {
    pt: "nutrição alimentacaosaudavel nutricionista comidadeverdade rotinasaudavel reeducacaoalimentar",
    en: "nutrition healthyeating nutritionist realfood healthyhabits mealplanning",
    es: "nutrición alimentacionsaludable nutricionista comidareal habitossaludables planificacion",
  },
  topics: [
    {
      words:
        "semana week semanal planej plan marmita meal_prep organiz cozinh cook cocin rotina routine rutina compras grocery mercado tempo congel freez familia jantar dinner cena almoco lunch almuerzo refeic",
      pictures: [
        "meal prep containers",
        "vegetable basket",
        "shopping list",
        "family dinner table",
        "freezer containers",
      ],
      pt: {
        name: "planejar as refeições da semana",
        hooks: ["O que tem para jantar? De novo essa pergunta?", "Comer bem na terça se decide no domingo"],
        scene: "São sete da noite, todo mundo com fome, e a geladeira cheia de ingredientes que não viram jantar.",
        payoff: "Com a semana pensada, comer bem deixa de depender de força de vontade.",
        points: [
          [
            "Cardápio de artista",
            "Planejar sete pratos diferentes para a semana",
            "Receita nova todo dia cansa, gasta mais e sobra ingrediente pela metade.",
            "Escolha três bases e varie tempero e acompanhamento",
          ],
          [
            "Compra com fome",
            "Ir ao mercado com fome e sem lista",
            "Com fome, o carrinho enche do que é rápido e do que está na ponta da gôndola.",
            "Faça a lista a partir do cardápio e coma antes de ir",
          ],
          [
            "Tudo no domingo",
            "Cozinhar a semana inteira em um único dia",
            "O cansaço faz desistir na terceira semana, e salada pronta não aguenta até sexta.",
            "Cozinhe em dois dias curtos: domingo e quarta",
          ],
          [
            "Legume no fundo",
            "Deixar os legumes crus no fundo da gaveta",
            "O que dá trabalho na hora da fome não é escolhido.",
            "Lave, corte e deixe na altura dos olhos",
          ],
          [
            "Sem plano B",
            "Não ter nada pronto para o dia que dá errado",
            "Sempre haverá uma noite em que o plano falha, e é ela que chama o delivery.",
            "Congele duas porções de um prato de que a casa gosta",
          ],
          [
            "Proteína esquecida",
            "Decidir o acompanhamento e improvisar o prato",
            "A proteína leva mais tempo para descongelar e cozinhar.",
            "Comece o cardápio por ela e tire do freezer na véspera",
          ],
        ],
        myths: [
          [
            "Comer bem custa sempre mais caro",
            "Arroz, feijão, ovo, legumes e frutas da estação costumam custar menos por porção do que pratos prontos.",
          ],
          [
            "Comida congelada perde tudo o que tem de bom",
            "Congelada logo depois do preparo e bem fechada, ela conserva a maior parte dos nutrientes.",
          ],
        ],
        questions: [
          [
            "Quanto tempo a marmita dura na geladeira?",
            "Em geral, de três a quatro dias, em pote fechado e guardada logo depois de esfriar. O resto, congele.",
          ],
          [
            "Por onde começo se nunca planejei nada?",
            "Por três jantares da semana, não por vinte e uma refeições. Quando virar hábito, inclua os almoços.",
          ],
          [
            "Como encaixar legumes sem briga em casa?",
            "Ofereça o mesmo legume de formas diferentes e deixe as crianças ajudarem a lavar e escolher.",
          ],
        ],
        steps: [
          "Como planejar a semana em casa",
          "Olhe a agenda: marque as noites corridas e as tranquilas",
          "Escolha as bases: um grão, duas proteínas e três legumes",
          "Monte a lista: só o que falta, separado por setor",
          "Adiante o chato: lave, corte e cozinhe os grãos",
          "Deixe um reserva: duas porções congeladas para o imprevisto",
        ],
      },
      en: {
        name: "planning the week's meals",
        hooks: ["What's for dinner? That question again?", "Eating well on Tuesday is decided on Sunday"],
        scene:
          "It is seven in the evening, everyone is hungry, and the fridge is full of things that never become dinner.",
        payoff: "With the week thought out, eating well stops depending on willpower.",
        points: [
          [
            "Too many dishes",
            "Planning seven different dishes for the week",
            "A new recipe every day tires you out, costs more and leaves half-used ingredients.",
            "Pick three bases and vary seasoning and sides",
          ],
          [
            "Hungry shopping",
            "Shopping hungry and without a list",
            "When you are hungry the cart fills with what is quick and what is on display.",
            "Write the list from the menu and eat before you go",
          ],
          [
            "All on Sunday",
            "Cooking the whole week in one day",
            "Tiredness makes people give up by week three, and salad does not last until Friday.",
            "Cook on two short days: Sunday and Wednesday",
          ],
          [
            "Hidden vegetables",
            "Leaving raw vegetables at the back of the drawer",
            "What takes work when you are hungry does not get chosen.",
            "Wash, cut and keep them at eye level",
          ],
          [
            "No plan B",
            "Having nothing ready for the day it goes wrong",
            "There will always be a night when the plan fails, and that is the night of delivery.",
            "Freeze two portions of a dish your home likes",
          ],
          [
            "Forgotten protein",
            "Deciding the sides and improvising the main",
            "Protein takes the longest to thaw and cook.",
            "Start the menu with it and thaw it the day before",
          ],
        ],
        myths: [
          [
            "Eating well always costs more",
            "Rice, beans, eggs, vegetables and fruit in season often cost less per portion than ready meals.",
          ],
          [
            "Frozen food loses all its goodness",
            "Frozen right after cooking and well sealed, it keeps most of its nutrients.",
          ],
        ],
        questions: [
          [
            "How long does meal prep last in the fridge?",
            "Usually three to four days, in a sealed container and chilled soon after cooking. Freeze the rest.",
          ],
          [
            "Where do I start if I have never planned?",
            "With three dinners a week, not twenty-one meals. Once it is a habit, add lunches.",
          ],
          [
            "How do I get vegetables in without a fight?",
            "Offer the same vegetable in different forms and let children help wash and choose.",
          ],
        ],
        steps: [
          "How to plan the week at home",
          "Look at the diary: mark the rushed nights and the calm ones",
          "Choose the bases: one grain, two proteins, three vegetables",
          "Write the list: only what is missing, aisle by aisle",
          "Do the dull part first: wash, chop and cook the grains",
          "Keep a reserve: two frozen portions for surprises",
        ],
      },
      es: {
        name: "planificar las comidas de la semana",
        hooks: ["¿Qué hay de cenar? ¿Otra vez esa pregunta?", "Comer bien el martes se decide el domingo"],
        scene:
          "Son las siete de la tarde, todos con hambre, y la nevera llena de ingredientes que no se convierten en cena.",
        payoff: "Con la semana pensada, comer bien deja de depender de la fuerza de voluntad.",
        points: [
          [
            "Menú de artista",
            "Planear siete platos distintos para la semana",
            "Una receta nueva cada día cansa, cuesta más y deja ingredientes a medias.",
            "Elige tres bases y varía aliño y acompañamiento",
          ],
          [
            "Compra con hambre",
            "Ir al mercado con hambre y sin lista",
            "Con hambre, el carrito se llena de lo rápido y de lo que está a la vista.",
            "Haz la lista a partir del menú y come antes de ir",
          ],
          [
            "Todo el domingo",
            "Cocinar toda la semana en un solo día",
            "El cansancio hace abandonar a la tercera semana, y la ensalada no llega al viernes.",
            "Cocina en dos días cortos: domingo y miércoles",
          ],
          [
            "Verdura escondida",
            "Dejar las verduras crudas al fondo del cajón",
            "Lo que da trabajo a la hora del hambre no se elige.",
            "Lávalas, córtalas y déjalas a la altura de los ojos",
          ],
          [
            "Sin plan B",
            "No tener nada listo para el día que sale mal",
            "Siempre habrá una noche en que el plan falla, y esa es la que pide comida a domicilio.",
            "Congela dos porciones de un plato que guste en casa",
          ],
          [
            "Proteína olvidada",
            "Decidir la guarnición e improvisar el plato",
            "La proteína es lo que más tarda en descongelarse y cocinarse.",
            "Empieza el menú por ella y sácala la noche anterior",
          ],
        ],
        myths: [
          [
            "Comer bien siempre cuesta más",
            "Arroz, legumbres, huevo, verduras y fruta de temporada suelen costar menos por porción que los platos listos.",
          ],
          [
            "La comida congelada pierde todo lo bueno",
            "Congelada justo después de cocinarla y bien cerrada, conserva la mayor parte de sus nutrientes.",
          ],
        ],
        questions: [
          [
            "¿Cuánto dura la comida preparada en la nevera?",
            "En general, de tres a cuatro días, en envase cerrado y guardada poco después de enfriarse. El resto, congélalo.",
          ],
          [
            "¿Por dónde empiezo si nunca planifiqué?",
            "Por tres cenas a la semana, no por veintiuna comidas. Cuando sea hábito, suma los almuerzos.",
          ],
          [
            "¿Cómo incluir verduras sin pelear en casa?",
            "Ofrece la misma verdura de formas distintas y deja que los niños ayuden a lavar y elegir.",
          ],
        ],
        steps: [
          "Cómo planificar la semana en casa",
          "Mira la agenda: marca las noches apuradas y las tranquilas",
          "Elige las bases: un grano, dos proteínas y tres verduras",
          "Haz la lista: solo lo que falta, ordenado por sección",
          "Adelanta lo pesado: lava, corta y cocina los granos",
          "Deja una reserva: dos porciones congeladas para imprevistos",
        ],
      },
    },
    {
      words:
        "lancheira lunchbox lunch_box lonchera lanche snack merenda colacion crianca criancas child kids nino ninos filho hijo escola school escuela colegio",
      pictures: ["school lunch box", "sliced fruit", "water bottle", "child eating", "homemade sandwich"],
      pt: {
        name: "lancheira escolar",
        hooks: ["A lancheira volta cheia todo dia?", "Lancheira boa é a que volta vazia"],
        scene: "Você monta a lancheira com capricho às seis da manhã, e às duas da tarde ela volta quase intacta.",
        payoff: "Lancheira simples, que a criança ajuda a escolher, volta vazia mais vezes.",
        points: [
          [
            "Porção grande",
            "Mandar porções de adulto",
            "O recreio é curto e a barriga é pequena: muita comida assusta e sobra.",
            "Mande pouco de cada coisa, em pedaços de uma mordida",
          ],
          [
            "Fruta inteira",
            "Mandar a fruta inteira e com casca",
            "Descascar no recreio toma o tempo de brincar, e a fruta volta.",
            "Corte, tire as sementes e pingue limão para não escurecer",
          ],
          [
            "Bebida doce",
            "Trocar a água por suco de caixinha",
            "Bebida açucarada mata a sede por pouco tempo e tira a fome do lanche.",
            "Mande água na garrafa de que a criança gosta",
          ],
          [
            "Sem gelo",
            "Mandar iogurte ou queijo sem nada gelado junto",
            "Lacticínios e carnes precisam continuar frios até a hora do recreio.",
            "Use lancheira térmica com gelo reutilizável",
          ],
          [
            "Surpresa demais",
            "Estrear alimento novo na lancheira",
            "Longe de casa e com pressa, a criança fica com o que já conhece.",
            "Apresente o novo em casa e leve à escola o que já agrada",
          ],
        ],
        myths: [
          [
            "Suco de fruta natural vale o mesmo que a fruta",
            "No suco fica quase toda a fibra para trás, e uma caneca usa várias frutas. Mastigar sacia mais.",
          ],
          [
            "Pão na lancheira é sempre má escolha",
            "Pão com recheio simples, como queijo, ovo ou pasta de grão-de-bico, é um lanche completo e prático.",
          ],
        ],
        questions: [
          [
            "O que não pode faltar na lancheira?",
            "Uma fonte de energia, como pão ou milho, uma de proteína, uma fruta ou legume e água.",
          ],
          [
            "O que fazer quando a criança só quer biscoito?",
            "Combine os dias do biscoito, deixe que escolha a fruta e monte a lancheira junto com ela na véspera.",
          ],
        ],
        steps: [
          "Como montar a lancheira na véspera",
          "Escolha a energia: pão, milho cozido, tapioca ou batata-doce",
          "Junte a proteína: ovo, queijo ou pasta de grão-de-bico",
          "Ponha a fruta: já lavada, cortada e fácil de pegar",
          "Feche com água: garrafa cheia e gelo reutilizável",
        ],
      },
      en: {
        name: "school lunch boxes",
        hooks: ["Does the lunch box come back full?", "A good lunch box is one that comes home empty"],
        scene: "You pack the lunch box with care at six in the morning, and at two it comes home almost untouched.",
        payoff: "A simple lunch box that the child helps to choose comes home empty more often.",
        points: [
          [
            "Big portions",
            "Packing adult portions",
            "Break is short and tummies are small: too much food puts them off and comes back.",
            "Pack a little of each, in one-bite pieces",
          ],
          [
            "Whole fruit",
            "Sending fruit whole and unpeeled",
            "Peeling takes playtime away, so the fruit comes back.",
            "Cut it, seed it and add lemon so it does not brown",
          ],
          [
            "Sweet drinks",
            "Replacing water with juice boxes",
            "A sugary drink quenches thirst only briefly and spoils the appetite.",
            "Send water in a bottle the child likes",
          ],
          [
            "No ice pack",
            "Packing yogurt or cheese with nothing cold",
            "Dairy and meat have to stay cold until break time.",
            "Use an insulated box with a reusable ice pack",
          ],
          [
            "Too many surprises",
            "Trying out new food in the lunch box",
            "Away from home and in a hurry, children stick to what they know.",
            "Try new food at home and pack what already works",
          ],
        ],
        myths: [
          [
            "Fresh juice is as good as the fruit itself",
            "Most of the fibre stays behind, and one mug uses several fruits. Chewing is more filling.",
          ],
          [
            "Bread in a lunch box is always a poor choice",
            "Bread with a simple filling such as cheese, egg or hummus is a complete and handy lunch.",
          ],
        ],
        questions: [
          [
            "What should a lunch box never lack?",
            "Something for energy, such as bread or corn, a protein, a fruit or vegetable, and water.",
          ],
          [
            "What if my child only wants cookies?",
            "Agree on cookie days, let the child choose the fruit and pack the box together the night before.",
          ],
        ],
        steps: [
          "How to pack a lunch box the night before",
          "Choose the energy: bread, corn, wraps or sweet potato",
          "Add the protein: egg, cheese or hummus",
          "Add the fruit: washed, cut and easy to grab",
          "Finish with water: a full bottle and an ice pack",
        ],
      },
      es: {
        name: "lonchera escolar",
        hooks: ["¿La lonchera vuelve llena cada día?", "La buena lonchera es la que vuelve vacía"],
        scene: "Preparas la lonchera con cariño a las seis de la mañana, y a las dos vuelve casi intacta.",
        payoff: "Una lonchera sencilla, que el niño ayuda a elegir, vuelve vacía más veces.",
        points: [
          [
            "Porción grande",
            "Mandar porciones de adulto",
            "El recreo es corto y la barriga pequeña: demasiada comida asusta y sobra.",
            "Manda poco de cada cosa, en trozos de un bocado",
          ],
          [
            "Fruta entera",
            "Mandar la fruta entera y con cáscara",
            "Pelarla en el recreo quita tiempo de juego, y la fruta vuelve.",
            "Córtala, quita las semillas y añade limón",
          ],
          [
            "Bebida dulce",
            "Cambiar el agua por jugo de cajita",
            "La bebida azucarada quita la sed por poco tiempo y también el hambre.",
            "Manda agua en una botella que le guste",
          ],
          [
            "Sin frío",
            "Mandar yogur o queso sin nada frío al lado",
            "Los lácteos y las carnes deben seguir fríos hasta el recreo.",
            "Usa lonchera térmica con gel refrigerante",
          ],
          [
            "Demasiada sorpresa",
            "Estrenar alimentos nuevos en la lonchera",
            "Lejos de casa y con prisa, los niños se quedan con lo que conocen.",
            "Prueba lo nuevo en casa y manda lo que ya gusta",
          ],
        ],
        myths: [
          [
            "El jugo natural vale lo mismo que la fruta",
            "En el jugo se pierde casi toda la fibra, y un vaso usa varias frutas. Masticar sacia más.",
          ],
          [
            "El pan en la lonchera es siempre mala elección",
            "Pan con un relleno sencillo, como queso, huevo o hummus, es una comida completa y práctica.",
          ],
        ],
        questions: [
          [
            "¿Qué no puede faltar en la lonchera?",
            "Una fuente de energía, como pan o maíz, una proteína, una fruta o verdura y agua.",
          ],
          [
            "¿Qué hago si mi hijo solo quiere galletas?",
            "Acuerden los días de galletas, deja que elija la fruta y preparen juntos la lonchera la noche anterior.",
          ],
        ],
        steps: [
          "Cómo preparar la lonchera la noche anterior",
          "Elige la energía: pan, maíz cocido, arepa o camote",
          "Suma la proteína: huevo, queso o hummus",
          "Pon la fruta: lavada, cortada y fácil de tomar",
          "Cierra con agua: botella llena y gel refrigerante",
        ],
      },
    },
    {
      words:
        "rotulo rotulos label labels etiqueta ingrediente ingredient acucar sugar azucar sodio salt sal light diet integral whole processado processed procesado mito myth emagrec weight peso dieta fome hunger hambre glicose carboid carb",
      pictures: ["food label", "grocery shelf", "sugar cubes", "whole grain bread", "magnifying glass"],
      pt: {
        name: "ler rótulos",
        hooks: ["A frente da embalagem conta só metade", "O rótulo que importa está no verso"],
        scene: "Na frente, em letras grandes: fit, integral, natural. Atrás, em letra miúda, a história é outra.",
        payoff: "Meio minuto de leitura no verso vale mais do que qualquer promessa na frente.",
        points: [
          [
            "Ordem da lista",
            "Ler só as calorias",
            "Os ingredientes vêm em ordem de quantidade: o primeiro é o que mais tem.",
            "Leia os três primeiros ingredientes antes de tudo",
          ],
          [
            "Nomes do açúcar",
            "Procurar só a palavra açúcar",
            "Xarope de glicose, maltodextrina, dextrose e mel também somam açúcar ao produto.",
            "Conte quantos nomes de açúcar aparecem na lista",
          ],
          [
            "Porção",
            "Confiar na tabela sem olhar a porção",
            "A tabela fala de uma porção, que pode ser bem menor do que a que se come.",
            "Compare os produtos pela coluna de 100 g",
          ],
          [
            "Integral de nome",
            "Comprar pelo nome integral na frente",
            "Há pães chamados integrais em que a farinha branca é o primeiro ingrediente.",
            "Confira se a farinha integral vem em primeiro lugar",
          ],
          [
            "Light e diet",
            "Achar que light ou diet emagrece",
            "Light reduz algum componente, diet retira outro, e isso pode não ser caloria.",
            "Veja o que foi reduzido e o que entrou no lugar",
          ],
        ],
        myths: [
          [
            "Açúcar mascavo não conta como açúcar",
            "Ele é um pouco menos refinado, mas o corpo o recebe como açúcar. A quantidade é que importa.",
          ],
          [
            "Carboidrato à noite engorda mais",
            "O que pesa é o total do dia e a qualidade do que se come, não o relógio.",
          ],
          [
            "Produto sem glúten é mais saudável para todos",
            "Ele é necessário para quem tem doença celíaca ou sensibilidade. Para os demais, depende do resto da receita.",
          ],
        ],
        questions: [
          [
            "Como comparar dois produtos parecidos?",
            "Ponha lado a lado a lista de ingredientes e a coluna de 100 g. Lista curta e conhecida costuma vencer.",
          ],
          [
            "Todo industrializado faz mal?",
            "Não. Iogurte natural, aveia, milho congelado e sardinha em lata são industrializados e cabem bem na rotina.",
          ],
        ],
        versus: {
          left: "Light",
          right: "Diet",
          rows: [
            ["O que quer dizer", "Tem menos de algum componente", "Não tem ou quase não tem um componente"],
            ["Para quem é", "Quem quer reduzir aquele item", "Quem precisa evitar aquele item"],
            ["Cuidado", "Pode compensar com outro ingrediente", "Pode ter mais gordura ou calorias"],
          ],
          verdict: "Nenhuma das palavras quer dizer saudável: quem responde é a lista de ingredientes.",
        },
      },
      en: {
        name: "reading food labels",
        hooks: ["The front of the pack tells only half", "The label that matters is on the back"],
        scene:
          "On the front, in big letters: fit, wholegrain, natural. On the back, in small print, a different story.",
        payoff: "Half a minute on the back is worth more than any promise on the front.",
        points: [
          [
            "Order of the list",
            "Reading only the calories",
            "Ingredients come in order of quantity: the first is what there is most of.",
            "Read the first three ingredients before anything else",
          ],
          [
            "Names of sugar",
            "Looking only for the word sugar",
            "Glucose syrup, maltodextrin, dextrose and honey add sugar to the product too.",
            "Count how many names of sugar are on the list",
          ],
          [
            "Serving size",
            "Trusting the table without the serving size",
            "The table speaks of one serving, which may be far smaller than what people eat.",
            "Compare products by the 100 g column",
          ],
          [
            "Wholegrain in name",
            "Buying by the word wholegrain on the front",
            "Some breads called wholegrain list white flour first.",
            "Check that wholegrain flour comes first on the list",
          ],
          [
            "Light and diet",
            "Thinking light or diet means slimming",
            "Light has less of something, diet leaves something out, and it may not be calories.",
            "See what was reduced and what took its place",
          ],
        ],
        myths: [
          [
            "Brown sugar does not count as sugar",
            "It is a little less refined, but the body receives it as sugar. The amount is what matters.",
          ],
          [
            "Carbs at night make you gain more weight",
            "What counts is the whole day and the quality of what you eat, not the clock.",
          ],
          [
            "Gluten-free is healthier for everyone",
            "It is necessary for people with coeliac disease or sensitivity. For others it depends on the rest of the recipe.",
          ],
        ],
        questions: [
          [
            "How do I compare two similar products?",
            "Put the ingredient lists and the 100 g columns side by side. A short, familiar list usually wins.",
          ],
          [
            "Is all processed food bad?",
            "No. Plain yogurt, oats, frozen corn and tinned sardines are processed and fit a good routine.",
          ],
        ],
        versus: {
          left: "Light",
          right: "Diet",
          rows: [
            ["What it means", "Less of some component", "None or almost none of a component"],
            ["Who it is for", "People who want to cut down on it", "People who have to avoid it"],
            ["Beware", "May make up for it with something else", "May have more fat or calories"],
          ],
          verdict: "Neither word means healthy: the ingredient list is what answers that.",
        },
      },
      es: {
        name: "leer etiquetas",
        hooks: ["El frente del envase cuenta solo la mitad", "La etiqueta que importa está atrás"],
        scene: "Delante, en letras grandes: fit, integral, natural. Atrás, en letra pequeña, la historia es otra.",
        payoff: "Medio minuto leyendo atrás vale más que cualquier promesa del frente.",
        points: [
          [
            "Orden de la lista",
            "Leer solo las calorías",
            "Los ingredientes van por orden de cantidad: el primero es el que más hay.",
            "Lee los tres primeros ingredientes antes que nada",
          ],
          [
            "Nombres del azúcar",
            "Buscar solo la palabra azúcar",
            "Jarabe de glucosa, maltodextrina, dextrosa y miel también suman azúcar.",
            "Cuenta cuántos nombres del azúcar hay en la lista",
          ],
          [
            "Porción",
            "Confiar en la tabla sin mirar la porción",
            "La tabla habla de una porción, que puede ser mucho menor que la que se come.",
            "Compara los productos por la columna de 100 g",
          ],
          [
            "Integral de nombre",
            "Comprar por la palabra integral del frente",
            "Hay panes llamados integrales en los que la harina blanca es el primer ingrediente.",
            "Mira que la harina integral esté en primer lugar",
          ],
          [
            "Light y diet",
            "Creer que light o diet adelgaza",
            "Light reduce algún componente, diet retira otro, y puede que no sean calorías.",
            "Mira qué se redujo y qué entró en su lugar",
          ],
        ],
        myths: [
          [
            "El azúcar moreno no cuenta como azúcar",
            "Está un poco menos refinado, pero el cuerpo lo recibe como azúcar. Lo que importa es la cantidad.",
          ],
          [
            "Los carbohidratos de noche engordan más",
            "Lo que pesa es el total del día y la calidad de lo que se come, no el reloj.",
          ],
          [
            "Sin gluten es más saludable para todos",
            "Es necesario para quien tiene celiaquía o sensibilidad. Para los demás depende del resto de la receta.",
          ],
        ],
        questions: [
          [
            "¿Cómo comparo dos productos parecidos?",
            "Pon lado a lado la lista de ingredientes y la columna de 100 g. Suele ganar la lista corta y conocida.",
          ],
          [
            "¿Todo lo procesado hace mal?",
            "No. Yogur natural, avena, maíz congelado y sardinas en lata son procesados y caben bien en la rutina.",
          ],
        ],
        versus: {
          left: "Light",
          right: "Diet",
          rows: [
            ["Qué significa", "Tiene menos de algún componente", "No tiene o casi no tiene un componente"],
            ["Para quién es", "Quien quiere reducirlo", "Quien necesita evitarlo"],
            ["Cuidado", "Puede compensar con otro ingrediente", "Puede tener más grasa o calorías"],
          ],
          verdict: "Ninguna de las dos palabras significa saludable: quien responde es la lista de ingredientes.",
        },
      },
    },
  ],
};
