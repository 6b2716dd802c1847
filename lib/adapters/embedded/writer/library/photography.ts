import type { Trade } from "./trade.ts";

export const photography: Trade = {
  key: "photography",
  words:
    "fotograf fotografia fotografo photograph photographer photography photoshoot ensaio_fotografico sesion_de_fotos camera camara lente lens retrato retratos portrait foto fotos photo photos selfie",
  mood: "bright",
  emoji: "📸",
  tags: {
    pt: "fotografia fotografo ensaiofotografico retrato luznatural fotosprofissionais",
    en: "photography photographer portrait photoshoot naturallight phototips",
    es: "fotografia fotografo sesiondefotos retrato luznatural fotosprofesionales",
  },
  topics: [
    {
      words:
        "celular phone movil luz light foto photo produto product producto selfie enquadr frame encuadr composi instagram fundo background fondo edit filtro filter camera camara comida",
      pictures: [
        "phone taking a photo",
        "window light",
        "product on a white table",
        "camera lens",
        "person taking a photo",
      ],
      pt: {
        name: "fotografar com o celular",
        hooks: ["Sua foto não precisa de câmera nova", "Limpe a lente antes de culpar o celular"],
        scene:
          "A mesma xícara, o mesmo celular: numa foto ela brilha, na outra parece triste. A diferença está na janela.",
        payoff: "Quem aprende a olhar a luz faz foto boa com qualquer aparelho.",
        points: [
          [
            "Lente",
            "Fotografar com a lente engordurada",
            "A marca de dedo espalha a luz e deixa tudo leitoso.",
            "Limpe a lente com um pano macio antes de começar",
          ],
          [
            "Flash",
            "Ligar o flash do celular em ambiente fechado",
            "A luz de frente achata o rosto e faz brilho na pele.",
            "Aproxime-se de uma janela, de lado para a luz",
          ],
          [
            "Zoom",
            "Usar o zoom digital para chegar perto",
            "O zoom digital só amplia os pontos e perde detalhe.",
            "Dê dois passos à frente",
          ],
          [
            "Fundo",
            "Esquecer o que aparece atrás",
            "O olho vai para a bagunça antes de ir ao assunto.",
            "Confira as bordas da tela e tire o que distrai",
          ],
          [
            "Sol a pino",
            "Fotografar gente ao meio-dia",
            "O sol alto faz sombra nos olhos.",
            "Procure sombra aberta ou o começo e o fim do dia",
          ],
          [
            "Filtro",
            "Carregar no filtro",
            "Cor exagerada engana o cliente e cansa o olhar.",
            "Ajuste luz e cor de leve, sempre do mesmo jeito",
          ],
        ],
        myths: [
          [
            "Mais megapixels é foto melhor",
            "Para redes sociais, quase qualquer celular tem de sobra. Luz e lente limpa pesam mais.",
          ],
          ["Foto boa se resolve na edição", "A edição melhora o que existe. Sombra dura e foto tremida ficam."],
        ],
        questions: [
          [
            "Como fotografar produto em casa?",
            "Mesa perto da janela, cartolina branca ao fundo e outra do lado oposto para clarear a sombra.",
          ],
          [
            "Por que minhas fotos saem tremidas?",
            "Falta de luz faz o celular demorar mais. Apoie os cotovelos ou o aparelho e prenda a respiração.",
          ],
        ],
        steps: [
          "Foto de produto com o celular",
          "Limpe: lente e produto",
          "Posicione: mesa ao lado da janela, luz de lado",
          "Rebata: cartolina branca no lado escuro",
          "Enquadre: produto reto, fundo liso, sem zoom",
          "Repita: o mesmo lugar e hora para todas as fotos",
        ],
        versus: {
          left: "Luz natural",
          right: "Luz artificial",
          rows: [
            ["Custo", "De graça, ao lado da janela", "Pede lâmpadas e difusor"],
            ["Constância", "Muda com hora e tempo", "Igual a qualquer hora"],
            ["Boa para", "Comida, retratos, bastidores", "Catálogo com muitas peças"],
          ],
          verdict: "Comece pela janela. Compre luz quando precisar repetir a mesma foto todo dia.",
        },
      },
      en: {
        name: "phone photography",
        hooks: ["Your photo doesn't need a new camera", "Wipe the lens before blaming the phone"],
        scene:
          "The same mug, the same phone: in one photo it glows, in the other it looks sad. The difference is the window.",
        payoff: "Whoever learns to see light takes good photos with any device.",
        points: [
          [
            "The lens",
            "Shooting with a greasy lens",
            "A fingerprint spreads light and makes everything milky.",
            "Wipe it with a soft cloth before you start",
          ],
          [
            "Flash",
            "Using the phone's flash indoors",
            "Light from the front flattens faces and shines on skin.",
            "Move near a window, side-on to the light",
          ],
          [
            "Zoom",
            "Using digital zoom to get closer",
            "Digital zoom only enlarges dots and loses detail.",
            "Take two steps forward",
          ],
          [
            "Background",
            "Forgetting what shows behind",
            "The eye goes to the mess before the subject.",
            "Check the edges and remove what distracts",
          ],
          [
            "Noon sun",
            "Photographing people at midday",
            "High sun puts shadows in the eyes.",
            "Look for open shade or the ends of the day",
          ],
          [
            "Filters",
            "Overdoing the filter",
            "Exaggerated colour misleads clients and tires the eye.",
            "Adjust light and colour gently, always the same way",
          ],
        ],
        myths: [
          [
            "More megapixels means a better photo",
            "For social media almost any phone has plenty. Light and a clean lens matter more.",
          ],
          ["Editing fixes any photo", "Editing improves what is there. Hard shadows and blur remain."],
        ],
        questions: [
          [
            "How do I photograph products at home?",
            "A table by the window, white card behind and another on the far side to lighten the shadow.",
          ],
          [
            "Why are my photos blurry?",
            "Low light makes the phone take longer. Rest your elbows or the phone and hold your breath.",
          ],
        ],
        steps: [
          "A product photo with your phone",
          "Clean: the lens and the product",
          "Place: table by the window, light from the side",
          "Bounce: white card on the dark side",
          "Frame: product straight, plain background, no zoom",
          "Repeat: same place and hour for every photo",
        ],
        versus: {
          left: "Natural light",
          right: "Artificial light",
          rows: [
            ["Cost", "Free, by the window", "Needs lamps and a diffuser"],
            ["Consistency", "Changes with hour and weather", "The same at any hour"],
            ["Good for", "Food, portraits, behind the scenes", "Catalogues with many pieces"],
          ],
          verdict: "Start at the window. Buy lights when you need the same photo every day.",
        },
      },
      es: {
        name: "fotografiar con el celular",
        hooks: ["Tu foto no necesita una cámara nueva", "Limpia la lente antes de culpar al celular"],
        scene:
          "La misma taza, el mismo celular: en una foto brilla, en la otra parece triste. La diferencia está en la ventana.",
        payoff: "Quien aprende a mirar la luz hace buenas fotos con cualquier equipo.",
        points: [
          [
            "La lente",
            "Fotografiar con la lente engrasada",
            "La huella del dedo dispersa la luz y deja todo lechoso.",
            "Límpiala con un paño suave antes de empezar",
          ],
          [
            "El flash",
            "Usar el flash del celular en interiores",
            "La luz de frente aplana la cara y da brillo a la piel.",
            "Acércate a una ventana, de lado a la luz",
          ],
          [
            "El zoom",
            "Usar el zoom digital para acercarte",
            "El zoom digital solo agranda los puntos y pierde detalle.",
            "Da dos pasos hacia delante",
          ],
          [
            "El fondo",
            "Olvidar lo que aparece detrás",
            "El ojo va al desorden antes que al tema.",
            "Revisa los bordes y quita lo que distrae",
          ],
          [
            "Sol alto",
            "Fotografiar personas al mediodía",
            "El sol alto pone sombras en los ojos.",
            "Busca sombra abierta o los extremos del día",
          ],
          [
            "El filtro",
            "Exagerar con el filtro",
            "El color exagerado engaña al cliente y cansa la vista.",
            "Ajusta luz y color suave, siempre del mismo modo",
          ],
        ],
        myths: [
          [
            "Más megapíxeles es mejor foto",
            "Para redes, casi cualquier celular tiene de sobra. Pesan más la luz y la lente limpia.",
          ],
          ["La edición arregla cualquier foto", "La edición mejora lo que hay. La sombra dura y lo movido se quedan."],
        ],
        questions: [
          [
            "¿Cómo fotografío productos en casa?",
            "Mesa junto a la ventana, cartulina blanca detrás y otra del lado opuesto para aclarar la sombra.",
          ],
          [
            "¿Por qué mis fotos salen movidas?",
            "Con poca luz el celular tarda más. Apoya los codos o el equipo y aguanta la respiración.",
          ],
        ],
        steps: [
          "Foto de producto con el celular",
          "Limpia: la lente y el producto",
          "Ubica: mesa junto a la ventana, luz de lado",
          "Rebota: cartulina blanca en el lado oscuro",
          "Encuadra: producto derecho, fondo liso, sin zoom",
          "Repite: el mismo lugar y hora para todas",
        ],
        versus: {
          left: "Luz natural",
          right: "Luz artificial",
          rows: [
            ["Costo", "Gratis, junto a la ventana", "Pide lámparas y difusor"],
            ["Constancia", "Cambia con la hora y el clima", "Igual a cualquier hora"],
            ["Buena para", "Comida, retratos, detrás de escena", "Catálogos con muchas piezas"],
          ],
          verdict: "Empieza por la ventana. Compra luces cuando necesites repetir la misma foto cada día.",
        },
      },
    },
    {
      words:
        "contrat hire fotografo photographer ensaio session sesion casamento wedding boda familia family gestante newborn pose roupa clothes ropa retrato portrait corporativ evento event album preco price escolher choose elegir",
      pictures: [
        "photo session outdoors",
        "family portrait",
        "photographer with camera",
        "wedding couple",
        "photo album",
      ],
      pt: {
        name: "fazer um ensaio fotográfico",
        hooks: ["Não sabe posar? O fotógrafo sabe", "A roupa do ensaio se decide pela luz"],
        scene: "A data chegou, você trocou de roupa quatro vezes, e agora não sabe o que fazer com as mãos.",
        payoff: "Ensaio combinado antes rende foto em que você se reconhece.",
        points: [
          [
            "Estampa",
            "Levar roupa de estampa miúda e marca grande",
            "Estampa miúda e logo grande roubam a atenção do rosto.",
            "Prefira cores lisas que conversem entre si",
          ],
          [
            "Pose dura",
            "Decorar poses da internet",
            "Pose copiada deixa o corpo rígido e o sorriso também.",
            "Faça uma ação: andar, conversar, ajeitar a manga",
          ],
          [
            "Horário",
            "Marcar o ensaio pelo horário livre",
            "A luz do começo e do fim do dia é mais suave.",
            "Pergunte ao fotógrafo o melhor horário do lugar",
          ],
          [
            "Entrega",
            "Fechar sem saber o que recebe",
            "Número de fotos, prazo e uso mudam de um para outro.",
            "Peça por escrito quantidade, prazo e direitos de uso",
          ],
          [
            "Crianças",
            "Marcar ensaio infantil na hora da soneca",
            "Com sono e fome, nenhuma brincadeira funciona.",
            "Escolha a hora em que a criança está descansada",
          ],
        ],
        myths: [
          [
            "Só fica bem em foto quem é fotogênico",
            "Luz, ângulo e conforto fazem a maior parte. Gente tímida rende fotos lindas.",
          ],
          [
            "O fotógrafo entrega todas as fotos que fez",
            "A seleção é parte do trabalho: saem as repetidas, de olho fechado e sem foco.",
          ],
        ],
        questions: [
          ["Quantas trocas de roupa levar?", "Duas ou três bastam para uma hora. Cada troca toma tempo de foto."],
          [
            "Com quanto tempo reservo a data?",
            "Ensaios, algumas semanas; casamentos e datas disputadas, vários meses.",
          ],
        ],
        steps: [
          "Antes do ensaio",
          "Diga o uso: álbum, perfil, site ou presente",
          "Escolha o lugar: que tenha a ver com você",
          "Separe roupas: lisas, confortáveis, passadas",
          "Combine: horário da luz, duração e entrega",
          "Na véspera: descanso, água e bateria no celular",
        ],
      },
      en: {
        name: "having a photo session",
        hooks: ["Can't pose? Your photographer can", "Choose session clothes by the light"],
        scene: "The day has come, you changed four times, and now you don't know what to do with your hands.",
        payoff: "A session agreed beforehand gives photos in which you recognise yourself.",
        points: [
          [
            "Patterns",
            "Bringing tiny patterns and big logos",
            "Tiny patterns and big logos steal attention from the face.",
            "Prefer plain colours that go together",
          ],
          [
            "Stiff poses",
            "Learning poses from the internet",
            "A copied pose stiffens the body, and the smile too.",
            "Do something: walk, talk, adjust a sleeve",
          ],
          [
            "The hour",
            "Booking by the free hour in your diary",
            "Light at the ends of the day is softer.",
            "Ask the photographer for the best hour there",
          ],
          [
            "Delivery",
            "Booking without knowing what you get",
            "Number of photos, timing and use vary.",
            "Ask in writing for quantity, timing and usage rights",
          ],
          [
            "Children",
            "Booking a child's session at nap time",
            "Sleepy and hungry, no game works.",
            "Choose the hour when the child is rested",
          ],
        ],
        myths: [
          [
            "Only photogenic people look good",
            "Light, angle and comfort do most of it. Shy people give lovely photos.",
          ],
          [
            "You get every photo that was taken",
            "Choosing is part of the work: repeats, closed eyes and missed focus go out.",
          ],
        ],
        questions: [
          ["How many outfits should I bring?", "Two or three are enough for an hour. Every change takes photo time."],
          ["How early should I book?", "Sessions some weeks ahead; weddings and busy dates several months."],
        ],
        steps: [
          "Before the session",
          "Say the use: album, profile, website or gift",
          "Choose the place: one that says something about you",
          "Set out clothes: plain, comfortable, ironed",
          "Agree: hour of light, length and delivery",
          "The day before: rest, water and a charged phone",
        ],
      },
      es: {
        name: "hacer una sesión de fotos",
        hooks: ["¿No sabes posar? Tu fotógrafo sí", "La ropa de la sesión se elige por la luz"],
        scene: "Llegó el día, te cambiaste cuatro veces y ahora no sabes qué hacer con las manos.",
        payoff: "Una sesión acordada antes da fotos en las que te reconoces.",
        points: [
          [
            "Estampados",
            "Llevar estampados pequeños y logos grandes",
            "Los estampados y los logos grandes le roban atención a la cara.",
            "Prefiere colores lisos que combinen entre sí",
          ],
          [
            "Poses rígidas",
            "Aprender poses de internet",
            "La pose copiada endurece el cuerpo y también la sonrisa.",
            "Haz algo: caminar, hablar, acomodar la manga",
          ],
          [
            "La hora",
            "Reservar según tu hora libre",
            "La luz del principio y del final del día es más suave.",
            "Pregunta al fotógrafo la mejor hora del lugar",
          ],
          [
            "La entrega",
            "Contratar sin saber qué recibes",
            "Cantidad de fotos, plazo y uso cambian de uno a otro.",
            "Pide por escrito cantidad, plazo y derechos de uso",
          ],
          [
            "Los niños",
            "Reservar a la hora de la siesta",
            "Con sueño y hambre, ningún juego funciona.",
            "Elige la hora en que el niño está descansado",
          ],
        ],
        myths: [
          [
            "Solo sale bien quien es fotogénico",
            "La luz, el ángulo y la comodidad hacen casi todo. La gente tímida da fotos preciosas.",
          ],
          [
            "El fotógrafo entrega todas las fotos",
            "Seleccionar es parte del trabajo: salen las repetidas, con ojos cerrados y sin foco.",
          ],
        ],
        questions: [
          ["¿Cuántos cambios de ropa llevo?", "Dos o tres bastan para una hora. Cada cambio quita tiempo de fotos."],
          ["¿Con cuánto tiempo reservo?", "Sesiones, unas semanas antes; bodas y fechas pedidas, varios meses."],
        ],
        steps: [
          "Antes de la sesión",
          "Di el uso: álbum, perfil, web o regalo",
          "Elige el lugar: que tenga que ver contigo",
          "Prepara ropa: lisa, cómoda y planchada",
          "Acuerda: hora de luz, duración y entrega",
          "La víspera: descanso, agua y celular cargado",
        ],
      },
    },
  ],
};
