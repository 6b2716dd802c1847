import type { Trade } from "./trade.ts";

export const cafe: Trade = {
  key: "cafe",
  words:
    "cafe cafes cafeteria cafeterias cafeina coffee coffeehouse espresso expresso barista cappuccino capuccino latte torra torrefa roast tueste tostad coado cafeteira cafetera french_press prensa_francesa moka v60 aeropress",
  mood: "warm",
  emoji: "☕",
  tags: {
    pt: "café cafeteria cafeespecial cafecoado amantesdecafe barista cafeemcasa",
    en: "coffee coffeeshop specialtycoffee coffeelover barista homebrewing pourover",
    es: "café cafeteria cafedeespecialidad amantesdelcafe barista cafeencasa cafefiltrado",
  },
  topics: [
    {
      words:
        "guard armazen conserv estoc validade pote geladeira congel freezer store storage storing keep fresh fridge jar guardar almacen nevera heladera frasco fresc embalag package bolsa pacote durar",
      pictures: ["coffee jar", "bag of coffee beans", "coffee beans", "kitchen shelf", "coffee scoop"],
      pt: {
        name: "guardar café",
        hooks: ["Seu café perde o cheiro em poucos dias?", "O pacote aberto está roubando o seu café"],
        scene:
          "Você abre o pacote e a cozinha inteira cheira a café. Uma semana depois, a mesma colher não cheira a quase nada.",
        payoff: "Bem guardado, o café chega ao fim do pacote com aroma de começo.",
        points: [
          [
            "Geladeira",
            "Guardar o pacote aberto na geladeira",
            "O café puxa a umidade e o cheiro da comida a cada vez que a porta abre.",
            "Deixe em pote fechado, no armário seco e fresco",
          ],
          [
            "Pote de vidro à vista",
            "Deixar o pote transparente em cima da bancada",
            "A luz acelera a oxidação das gorduras do grão, e é dela que vem o gosto de ranço.",
            "Use pote opaco ou guarde o vidro dentro do armário",
          ],
          [
            "Calor do fogão",
            "Guardar o café ao lado do fogão",
            "O calor faz os aromas evaporarem mais depressa.",
            "Escolha a prateleira mais longe do fogão e do forno",
          ],
          [
            "Moagem de estoque",
            "Moer o pacote inteiro de uma vez",
            "Moído, o café expõe muito mais superfície ao ar e perde aroma bem antes do grão.",
            "Moa só o que vai usar naquela hora",
          ],
          [
            "Compra grande",
            "Comprar café para o mês todo",
            "Quanto mais tempo aberto, mais ar passou pelo café, mesmo em bom pote.",
            "Compre menos, com mais frequência, e veja a data de torra",
          ],
        ],
        myths: [
          [
            "Café moído dura tanto quanto café em grão",
            "Depois de moído ele perde aroma bem mais depressa, porque há muito mais superfície em contato com o ar.",
          ],
          [
            "Congelar estraga qualquer café",
            "Em porções pequenas, bem vedadas e sem recongelar, o freezer conserva o grão. O que estraga é o abre e fecha.",
          ],
        ],
        questions: [
          [
            "Posso guardar o café no próprio pacote?",
            "Pode, se ele tiver válvula e fecho. Tire o ar, feche bem e guarde no armário, longe de luz e calor.",
          ],
          [
            "Quanto tempo o café dura depois de aberto?",
            "Ele não estraga de um dia para o outro, mas o aroma cai a cada semana. Por isso vale comprar porções menores.",
          ],
        ],
        steps: [
          "Como guardar o café em casa",
          "Feche na embalagem: aperte o pacote para tirar o ar antes de fechar",
          "Escolha o pote: opaco, seco e com tampa que veda bem",
          "Ache o lugar: armário fresco, longe de fogão e de sol",
          "Anote a data: escreva no pote quando abriu o pacote",
        ],
        versus: {
          left: "Café em grão",
          right: "Café moído",
          rows: [
            ["Aroma", "Guarda por mais tempo", "Perde depressa depois de aberto"],
            ["Praticidade", "Pede moedor e um minuto a mais", "É só abrir e usar"],
            ["Ajuste", "Você muda a moagem para cada método", "A moagem já veio escolhida"],
          ],
          verdict: "Se você tem moedor, vá de grão. Se não tem, compre moído para o seu método e em pacotes pequenos.",
        },
      },
      en: {
        name: "storing coffee",
        hooks: ["Does your coffee lose its smell in days?", "The open bag is stealing your coffee"],
        scene:
          "You open the bag and the whole kitchen smells of coffee. A week later, the same scoop smells of almost nothing.",
        payoff: "Stored well, coffee reaches the end of the bag smelling like the beginning.",
        points: [
          [
            "Fridge",
            "Keeping the open bag in the fridge",
            "Coffee draws in moisture and food smells every time the door opens.",
            "Keep it in a sealed jar in a dry, cool cupboard",
          ],
          [
            "Clear jar on show",
            "Leaving a clear jar on the counter",
            "Light speeds up the oxidation of the oils in the bean, which is where stale taste comes from.",
            "Use an opaque jar or put the glass one in a cupboard",
          ],
          [
            "Heat from the stove",
            "Keeping coffee next to the stove",
            "Heat makes the aromas evaporate faster.",
            "Pick the shelf farthest from stove and oven",
          ],
          [
            "Grinding ahead",
            "Grinding the whole bag at once",
            "Ground coffee exposes far more surface to air and loses aroma long before beans do.",
            "Grind only what you are about to brew",
          ],
          [
            "Buying too much",
            "Buying coffee for the whole month",
            "The longer a bag is open, the more air has been through it, even in a good jar.",
            "Buy less, more often, and look for the roast date",
          ],
        ],
        myths: [
          [
            "Ground coffee keeps as long as whole beans",
            "Once ground it loses aroma much faster, because far more surface touches the air.",
          ],
          [
            "Freezing ruins any coffee",
            "In small, well sealed portions that are never refrozen, the freezer protects beans. Opening and closing is what harms them.",
          ],
        ],
        questions: [
          [
            "Can I keep coffee in its own bag?",
            "Yes, if it has a valve and a seal. Press the air out, close it well and keep it in a cupboard, away from light and heat.",
          ],
          [
            "How long does coffee last once opened?",
            "It does not spoil overnight, but the aroma drops every week. That is why smaller bags are worth it.",
          ],
        ],
        steps: [
          "How to store coffee at home",
          "Close the bag: press the air out before you seal it",
          "Choose the jar: opaque, dry and with a lid that seals",
          "Find the place: a cool cupboard away from stove and sun",
          "Write the date: note on the jar when you opened the bag",
        ],
        versus: {
          left: "Whole beans",
          right: "Ground coffee",
          rows: [
            ["Aroma", "Keeps it for longer", "Loses it fast once opened"],
            ["Convenience", "Needs a grinder and an extra minute", "Open it and brew"],
            ["Control", "You change the grind for each method", "The grind was chosen for you"],
          ],
          verdict: "If you own a grinder, go for beans. If not, buy it ground for your method, in small bags.",
        },
      },
      es: {
        name: "guardar el café",
        hooks: ["¿Tu café pierde el aroma en pocos días?", "La bolsa abierta te está robando el café"],
        scene:
          "Abres la bolsa y toda la cocina huele a café. Una semana después, la misma cucharada no huele a casi nada.",
        payoff: "Bien guardado, el café llega al final de la bolsa con el aroma del principio.",
        points: [
          [
            "Nevera",
            "Guardar la bolsa abierta en la nevera",
            "El café absorbe la humedad y los olores de la comida cada vez que se abre la puerta.",
            "Guárdalo en un frasco cerrado, en un armario seco y fresco",
          ],
          [
            "Frasco a la vista",
            "Dejar el frasco transparente sobre la encimera",
            "La luz acelera la oxidación de las grasas del grano, y de ahí viene el sabor rancio.",
            "Usa un frasco opaco o guarda el de vidrio en el armario",
          ],
          [
            "Calor de la cocina",
            "Guardar el café al lado de la estufa",
            "El calor hace que los aromas se evaporen más rápido.",
            "Elige el estante más lejos de la estufa y del horno",
          ],
          [
            "Molienda de más",
            "Moler toda la bolsa de una vez",
            "Molido, el café expone mucha más superficie al aire y pierde aroma mucho antes que el grano.",
            "Muele solo lo que vas a usar en ese momento",
          ],
          [
            "Compra grande",
            "Comprar café para todo el mes",
            "Cuanto más tiempo abierta, más aire pasó por la bolsa, incluso en un buen frasco.",
            "Compra menos, más seguido, y mira la fecha de tueste",
          ],
        ],
        myths: [
          [
            "El café molido dura tanto como el grano",
            "Una vez molido pierde aroma mucho más rápido, porque hay más superficie en contacto con el aire.",
          ],
          [
            "Congelar arruina cualquier café",
            "En porciones pequeñas, bien selladas y sin recongelar, el congelador conserva el grano. Lo que lo daña es abrir y cerrar.",
          ],
        ],
        questions: [
          [
            "¿Puedo guardar el café en su propia bolsa?",
            "Sí, si tiene válvula y cierre. Saca el aire, ciérrala bien y guárdala en el armario, lejos de la luz y del calor.",
          ],
          [
            "¿Cuánto dura el café una vez abierto?",
            "No se echa a perder de un día para otro, pero el aroma baja cada semana. Por eso convienen las bolsas pequeñas.",
          ],
        ],
        steps: [
          "Cómo guardar el café en casa",
          "Cierra la bolsa: presiona para sacar el aire antes de cerrarla",
          "Elige el frasco: opaco, seco y con tapa que selle bien",
          "Busca el lugar: un armario fresco, lejos de la estufa y del sol",
          "Anota la fecha: escribe en el frasco cuándo la abriste",
        ],
        versus: {
          left: "Café en grano",
          right: "Café molido",
          rows: [
            ["Aroma", "Lo conserva por más tiempo", "Lo pierde rápido una vez abierto"],
            ["Practicidad", "Pide molino y un minuto más", "Abrir y usar"],
            ["Ajuste", "Cambias la molienda para cada método", "La molienda ya viene elegida"],
          ],
          verdict: "Si tienes molino, elige grano. Si no, compra molido para tu método y en bolsas pequeñas.",
        },
      },
    },
    {
      words:
        "coar coado passar filtro filtrar metodo v60 prensa moka italiana agua amarg acid prepar receita fazer brew brewing pour water bitter sour method filter filtrad amargo preparar receta extra chaleira kettle temperatura proporc moag moer grind molienda",
      pictures: ["pour over coffee", "kettle", "coffee grinder", "paper coffee filter", "coffee scale"],
      pt: {
        name: "café coado",
        hooks: ["Seu café coado sai amargo?", "O problema quase nunca é o pó"],
        scene: "Mesmo pó, mesma garrafa, e cada manhã um café diferente: um dia amargo, no outro aguado.",
        payoff: "Com medida e água certas, o café bom de domingo se repete na segunda.",
        points: [
          [
            "Água fervendo",
            "Jogar água em plena fervura sobre o pó",
            "Água quente demais arranca o amargor do café, sobretudo nas torras escuras.",
            "Desligue ao ferver e espere meio minuto antes de passar",
          ],
          [
            "Medida no olho",
            "Medir o pó no olho",
            "Pouco pó para muita água extrai demais e deixa o café fraco e amargo ao mesmo tempo.",
            "Comece com 10 g de pó para cada 150 ml de água",
          ],
          [
            "Filtro seco",
            "Pôr o pó direto no filtro de papel seco",
            "O papel passa gosto para a bebida e esfria a primeira água.",
            "Escalde o filtro com água quente e jogue essa água fora",
          ],
          [
            "Água da torneira",
            "Usar água com gosto de cloro",
            "A xícara é quase toda água: o gosto dela é o gosto do café.",
            "Use água filtrada, sem cheiro e sem sabor",
          ],
          [
            "Moagem errada",
            "Usar a mesma moagem em todo método",
            "Moagem fina demais no coador entope e amarga; grossa demais sai aguada.",
            "Moa como areia média para o coador",
          ],
          [
            "Café na garrafa",
            "Deixar o café horas na garrafa térmica",
            "Quente e parado, ele continua perdendo aroma e ganhando amargor.",
            "Passe menos café, mais vezes ao dia",
          ],
        ],
        myths: [
          [
            "Café forte é café amargo",
            "Forte é a concentração da bebida. Amargor em excesso costuma vir de torra muito escura ou de extração demais.",
          ],
          [
            "Quanto mais quente a água, melhor o café",
            "Água muito quente puxa amargor. Logo abaixo da fervura já basta para extrair bem.",
          ],
          [
            "Café bom dispensa medida",
            "Até o melhor grão varia se a proporção varia. Uma colher sempre igual já resolve metade.",
          ],
        ],
        questions: [
          [
            "Por que meu café fica aguado?",
            "Costuma ser pouco pó, moagem grossa ou água despejada depressa. Mexa em uma coisa por vez.",
          ],
          [
            "Preciso de balança para fazer um bom café?",
            "Ajuda, mas não é obrigatória. Uma colher medida e sempre a mesma xícara já dão constância.",
          ],
          [
            "Qual método combina com quem está começando?",
            "O coador de papel: é barato, fácil de lavar e perdoa pequenos erros.",
          ],
        ],
        steps: [
          "Como passar um café coado limpo",
          "Escalde o filtro: água quente no papel e fora com ela",
          "Meça o pó: 10 g para cada 150 ml, moagem média",
          "Molhe e espere: um pouco de água e meio minuto de pausa",
          "Despeje devagar: em círculos, do centro para a borda",
        ],
        versus: {
          left: "Café coado",
          right: "Espresso",
          rows: [
            ["Corpo", "Leve, deixa ver as notas do grão", "Denso e concentrado"],
            ["Equipamento", "Coador, filtro e água quente", "Máquina com pressão e moagem fina"],
            ["Ritmo", "Alguns minutos, xícara grande", "Meio minuto, xícara pequena"],
          ],
          verdict: "Para beber com calma, coado. Para intensidade em poucos goles, espresso.",
        },
      },
      en: {
        name: "pour-over coffee",
        hooks: ["Does your filter coffee taste bitter?", "The problem is hardly ever the coffee"],
        scene: "Same coffee, same kettle, and a different cup every morning: bitter one day, watery the next.",
        payoff: "With the right measure and water, Sunday's good cup comes back on Monday.",
        points: [
          [
            "Boiling water",
            "Pouring water at a full boil",
            "Water that is too hot pulls out bitterness, above all from dark roasts.",
            "Turn it off at the boil and wait half a minute",
          ],
          [
            "Measuring by eye",
            "Measuring coffee by eye",
            "Too little coffee for the water over-extracts: the cup comes out weak and bitter at once.",
            "Start with 10 g of coffee for every 150 ml of water",
          ],
          [
            "Dry filter",
            "Putting coffee into a dry paper filter",
            "Paper passes its taste to the cup and cools the first pour.",
            "Rinse the filter with hot water and pour that water away",
          ],
          [
            "Tap water",
            "Using water that tastes of chlorine",
            "A cup is almost all water: its taste is the taste of your coffee.",
            "Use filtered water with no smell and no taste",
          ],
          [
            "Wrong grind",
            "Using one grind for every method",
            "Too fine in a filter clogs and turns bitter; too coarse comes out watery.",
            "Grind it like medium sand for a paper filter",
          ],
          [
            "Hours in the flask",
            "Leaving coffee in the flask for hours",
            "Hot and still, it keeps losing aroma and gaining bitterness.",
            "Brew less coffee, more often",
          ],
        ],
        myths: [
          [
            "Strong coffee is bitter coffee",
            "Strength is how concentrated the drink is. Too much bitterness usually comes from a very dark roast or over-extraction.",
          ],
          [
            "The hotter the water, the better the coffee",
            "Very hot water draws out bitterness. Just below the boil is enough to extract well.",
          ],
          [
            "Good coffee needs no measuring",
            "Even the best beans change when the ratio changes. One and the same scoop already solves half of it.",
          ],
        ],
        questions: [
          [
            "Why does my coffee taste watery?",
            "It is usually too little coffee, a coarse grind or water poured too fast. Change one thing at a time.",
          ],
          [
            "Do I need a scale to make good coffee?",
            "It helps, but it is not a must. One measured scoop and always the same mug already bring consistency.",
          ],
          ["Which method suits a beginner?", "A paper filter: it is cheap, easy to clean and forgives small mistakes."],
        ],
        steps: [
          "How to brew a clean pour-over",
          "Rinse the filter: hot water through the paper, then discard",
          "Measure: 10 g for every 150 ml, medium grind",
          "Wet and wait: a little water and half a minute's pause",
          "Pour slowly: in circles, from the centre outwards",
        ],
        versus: {
          left: "Pour-over",
          right: "Espresso",
          rows: [
            ["Body", "Light, lets the bean's notes show", "Dense and concentrated"],
            ["Equipment", "Dripper, filter and hot water", "A pressure machine and a fine grind"],
            ["Pace", "A few minutes, a large cup", "Half a minute, a small cup"],
          ],
          verdict: "To sip slowly, pour-over. For intensity in a few sips, espresso.",
        },
      },
      es: {
        name: "café filtrado",
        hooks: ["¿Tu café filtrado sale amargo?", "El problema casi nunca es el café"],
        scene: "El mismo café, la misma tetera, y cada mañana una taza distinta: un día amarga, al otro aguada.",
        payoff: "Con la medida y el agua correctas, el buen café del domingo se repite el lunes.",
        points: [
          [
            "Agua hirviendo",
            "Echar el agua en pleno hervor",
            "El agua demasiado caliente saca amargor, sobre todo en los tuestes oscuros.",
            "Apaga al hervir y espera medio minuto antes de verter",
          ],
          [
            "Medir a ojo",
            "Medir el café a ojo",
            "Poco café para mucha agua extrae de más: sale débil y amargo a la vez.",
            "Empieza con 10 g de café por cada 150 ml de agua",
          ],
          [
            "Filtro seco",
            "Poner el café en el filtro de papel seco",
            "El papel pasa sabor a la bebida y enfría la primera agua.",
            "Enjuaga el filtro con agua caliente y desecha esa agua",
          ],
          [
            "Agua del grifo",
            "Usar agua con sabor a cloro",
            "La taza es casi toda agua: su sabor es el sabor del café.",
            "Usa agua filtrada, sin olor y sin sabor",
          ],
          [
            "Molienda equivocada",
            "Usar la misma molienda en todo método",
            "Demasiado fina en el filtro se atasca y amarga; muy gruesa sale aguada.",
            "Muele como arena media para filtro de papel",
          ],
          [
            "Horas en el termo",
            "Dejar el café horas en el termo",
            "Caliente y quieto, sigue perdiendo aroma y ganando amargor.",
            "Prepara menos café, más veces al día",
          ],
        ],
        myths: [
          [
            "Café fuerte es café amargo",
            "La fuerza es la concentración de la bebida. El exceso de amargor suele venir de un tueste muy oscuro o de extraer de más.",
          ],
          [
            "Cuanto más caliente el agua, mejor el café",
            "El agua muy caliente saca amargor. Justo por debajo del hervor basta para extraer bien.",
          ],
          [
            "El buen café no necesita medida",
            "Hasta el mejor grano cambia si cambia la proporción. Una cuchara siempre igual ya resuelve la mitad.",
          ],
        ],
        questions: [
          [
            "¿Por qué mi café queda aguado?",
            "Suele ser poco café, molienda gruesa o agua vertida muy rápido. Cambia una sola cosa a la vez.",
          ],
          [
            "¿Necesito báscula para hacer buen café?",
            "Ayuda, pero no es obligatoria. Una cuchara medida y siempre la misma taza ya dan constancia.",
          ],
          [
            "¿Qué método conviene para empezar?",
            "El filtro de papel: es barato, fácil de lavar y perdona pequeños errores.",
          ],
        ],
        steps: [
          "Cómo preparar un café filtrado limpio",
          "Enjuaga el filtro: agua caliente por el papel y se desecha",
          "Mide: 10 g por cada 150 ml, molienda media",
          "Moja y espera: un poco de agua y medio minuto de pausa",
          "Vierte despacio: en círculos, del centro hacia afuera",
        ],
        versus: {
          left: "Filtrado",
          right: "Espresso",
          rows: [
            ["Cuerpo", "Ligero, deja ver las notas del grano", "Denso y concentrado"],
            ["Equipo", "Portafiltro, papel y agua caliente", "Máquina a presión y molienda fina"],
            ["Ritmo", "Unos minutos, taza grande", "Medio minuto, taza pequeña"],
          ],
          verdict: "Para beber con calma, filtrado. Para intensidad en pocos sorbos, espresso.",
        },
      },
    },
    {
      words:
        "grao graos bean beans torra roast tueste origem origin origen especial specialty especialidad arabica robusta rotulo label etiqueta escolher choose elegir comprar buy leite milk leche cappuccino latte produtor farm productor notas sabor flavor acucar azucar sugar",
      pictures: ["coffee beans", "coffee plantation", "coffee roaster", "coffee cup tasting", "cappuccino"],
      pt: {
        name: "escolher café",
        hooks: ["O que o rótulo do café não grita", "Como escolher café sem decorar nomes"],
        scene: "Na prateleira há vinte pacotes e todos dizem a mesma coisa: forte, encorpado, tradicional. Como saber?",
        payoff: "Quem lê três linhas do pacote escolhe melhor do que quem escolhe pelo preço.",
        points: [
          [
            "Data de torra",
            "Olhar só o prazo de validade",
            "A validade diz até quando se pode beber; a data de torra diz quando o aroma começou a cair.",
            "Procure a data de torra e prefira a mais recente",
          ],
          [
            "Origem",
            "Comprar sem saber de onde veio",
            "Região, produtor e variedade no rótulo mostram que alguém seguiu aquele café desde a colheita.",
            "Prefira pacotes que dizem região e produtor",
          ],
          [
            "Torra",
            "Achar que torra escura é sinal de qualidade",
            "Torra muito escura deixa todos os grãos com o mesmo gosto de tostado e esconde defeitos.",
            "Prove uma torra média para sentir o sabor do grão",
          ],
          [
            "Notas",
            "Procurar sabor de fruta adicionado",
            "As notas do rótulo são comparações: ninguém pôs chocolate nem laranja no pacote.",
            "Use as notas como pista: doce, cítrico ou mais tostado",
          ],
          [
            "Açúcar primeiro",
            "Adoçar antes de provar",
            "O açúcar cobre o amargor, mas também a doçura natural do grão.",
            "Dê o primeiro gole puro e só então decida",
          ],
        ],
        myths: [
          [
            "Espresso tem sempre mais cafeína que o coado",
            "Por gole, sim. Na xícara inteira, um coado grande costuma ter tanto quanto ou mais.",
          ],
          [
            "Café descafeinado não tem nenhuma cafeína",
            "O processo retira quase toda a cafeína, mas sobra uma quantidade pequena.",
          ],
        ],
        questions: [
          [
            "O que é café especial?",
            "É o café avaliado por provadores, com pelo menos 80 pontos em 100 na escala usada no setor, sem defeitos graves.",
          ],
          [
            "Arábica ou robusta?",
            "O arábica tende a ser mais doce e ácido; o robusta, mais amargo, encorpado e com mais cafeína.",
          ],
        ],
        versus: {
          left: "Arábica",
          right: "Robusta",
          rows: [
            ["Sabor", "Mais doce e com acidez", "Mais amargo e encorpado"],
            ["Cafeína", "Menos cafeína", "Mais cafeína"],
            ["Na xícara", "Brilha no coado", "Dá corpo e creme ao espresso"],
          ],
          verdict: "Não há certo: há o que você gosta de beber. Prove os dois, sem açúcar, lado a lado.",
        },
      },
      en: {
        name: "choosing coffee",
        hooks: ["What a coffee label does not shout", "Choose coffee without learning fancy names"],
        scene:
          "Twenty bags on the shelf and they all say the same: strong, full-bodied, traditional. How can you tell?",
        payoff: "Whoever reads three lines on the bag chooses better than whoever goes by price.",
        points: [
          [
            "Roast date",
            "Looking only at the best-before date",
            "Best before says how long you can drink it; the roast date says when the aroma began to fade.",
            "Look for the roast date and take the most recent",
          ],
          [
            "Origin",
            "Buying without knowing where it is from",
            "Region, grower and variety on the label show that someone followed that coffee from harvest.",
            "Prefer bags that name the region and the grower",
          ],
          [
            "Roast",
            "Taking a dark roast for a sign of quality",
            "A very dark roast gives all beans the same toasted taste and hides their flaws.",
            "Try a medium roast to taste the bean itself",
          ],
          [
            "Tasting notes",
            "Expecting fruit to have been added",
            "Notes on a label are comparisons: nobody put chocolate or orange in the bag.",
            "Read notes as a hint: sweet, citrusy or toasty",
          ],
          [
            "Sugar first",
            "Sweetening before tasting",
            "Sugar covers bitterness, and the bean's own sweetness with it.",
            "Take the first sip plain and then decide",
          ],
        ],
        myths: [
          [
            "Espresso always has more caffeine than filter coffee",
            "Per sip, yes. In the whole cup, a large filter coffee often has as much or more.",
          ],
          ["Decaf has no caffeine at all", "The process removes nearly all caffeine, but a small amount remains."],
        ],
        questions: [
          [
            "What is specialty coffee?",
            "Coffee graded by tasters, with at least 80 points out of 100 on the trade's scale and no serious defects.",
          ],
          [
            "Arabica or robusta?",
            "Arabica tends to be sweeter and brighter; robusta more bitter, fuller and higher in caffeine.",
          ],
        ],
        versus: {
          left: "Arabica",
          right: "Robusta",
          rows: [
            ["Taste", "Sweeter, with acidity", "More bitter and fuller"],
            ["Caffeine", "Less caffeine", "More caffeine"],
            ["In the cup", "Shines as filter coffee", "Gives body and crema to espresso"],
          ],
          verdict: "There is no right one: there is what you like to drink. Taste both, without sugar, side by side.",
        },
      },
      es: {
        name: "elegir café",
        hooks: ["Lo que la etiqueta del café no grita", "Cómo elegir café sin aprender nombres raros"],
        scene: "Hay veinte bolsas en el estante y todas dicen lo mismo: fuerte, con cuerpo, tradicional. ¿Cómo saber?",
        payoff: "Quien lee tres líneas de la bolsa elige mejor que quien elige por el precio.",
        points: [
          [
            "Fecha de tueste",
            "Mirar solo la fecha de caducidad",
            "La caducidad dice hasta cuándo se puede beber; el tueste, cuándo empezó a bajar el aroma.",
            "Busca la fecha de tueste y prefiere la más reciente",
          ],
          [
            "Origen",
            "Comprar sin saber de dónde viene",
            "Región, productor y variedad en la etiqueta muestran que alguien siguió ese café desde la cosecha.",
            "Prefiere bolsas que nombran región y productor",
          ],
          [
            "Tueste",
            "Tomar el tueste oscuro por señal de calidad",
            "Un tueste muy oscuro da a todos los granos el mismo sabor tostado y esconde defectos.",
            "Prueba un tueste medio para sentir el sabor del grano",
          ],
          [
            "Notas",
            "Esperar que le hayan añadido fruta",
            "Las notas de la etiqueta son comparaciones: nadie puso chocolate ni naranja en la bolsa.",
            "Lee las notas como pista: dulce, cítrico o tostado",
          ],
          [
            "Azúcar primero",
            "Endulzar antes de probar",
            "El azúcar cubre el amargor, pero también el dulzor natural del grano.",
            "Da el primer sorbo solo y después decide",
          ],
        ],
        myths: [
          [
            "El espresso siempre tiene más cafeína que el filtrado",
            "Por sorbo, sí. En la taza entera, un filtrado grande suele tener tanta o más.",
          ],
          [
            "El descafeinado no tiene nada de cafeína",
            "El proceso retira casi toda la cafeína, pero queda una cantidad pequeña.",
          ],
        ],
        questions: [
          [
            "¿Qué es el café de especialidad?",
            "Es el café evaluado por catadores, con al menos 80 puntos de 100 en la escala del sector y sin defectos graves.",
          ],
          [
            "¿Arábica o robusta?",
            "El arábica tiende a ser más dulce y ácido; el robusta, más amargo, con más cuerpo y más cafeína.",
          ],
        ],
        versus: {
          left: "Arábica",
          right: "Robusta",
          rows: [
            ["Sabor", "Más dulce y con acidez", "Más amargo y con cuerpo"],
            ["Cafeína", "Menos cafeína", "Más cafeína"],
            ["En la taza", "Brilla en el filtrado", "Da cuerpo y crema al espresso"],
          ],
          verdict: "No hay uno correcto: hay el que te gusta beber. Prueba los dos, sin azúcar, lado a lado.",
        },
      },
    },
  ],
};
