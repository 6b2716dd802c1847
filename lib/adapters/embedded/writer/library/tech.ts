import type { Trade } from "./trade.ts";

export const tech: Trade = {
  key: "tech",
  words:
    "assistencia_tecnica informatica computador computadores notebook notebooks celular_quebrado conserto_de_celular suporte_tecnico tecnologia senha senhas backup virus golpe golpes wifi wi_fi roteador tech_repair it_support computer computers laptop laptops password passwords phishing cybersecurity software aplicativo reparacion_de_celulares computadora computadoras ordenador contrasena contrasenas ciberseguridad soporte_tecnico pantalla tela_quebrada smartphone impressora",
  mood: "fresh",
  emoji: "💻",
  tags: {
    pt: "tecnologia informatica assistenciatecnica segurancadigital computador suporte",
    en: "tech itsupport computer cybersecurity techtips repair",
    es: "tecnologia informatica soportetecnico seguridaddigital computadora reparacion",
  },
  topics: [
    {
      words:
        "senha password contrasena golpe scam estafa phishing segur secur virus backup copia respald wifi email conta account cuenta hack dados data datos nuvem cloud pix whatsapp link verifica",
      pictures: [
        "padlock and laptop",
        "phone with a message",
        "external hard drive",
        "wifi router",
        "person typing a password",
      ],
      pt: {
        name: "segurança digital",
        hooks: ["Sua senha é a mesma em todo lugar?", "O golpe chega com pressa"],
        scene:
          "Chega uma mensagem do “filho” com número novo, pedindo um pagamento urgente. A foto é dele. A pressa, não.",
        payoff: "Dez minutos hoje protegem fotos, contas e conversas de anos.",
        points: [
          [
            "Senha repetida",
            "Usar a mesma senha em todo lugar",
            "Quando um site vaza, todas as outras portas abrem.",
            "Use um gerenciador e uma senha para cada conta",
          ],
          [
            "Verificação",
            "Deixar a verificação em duas etapas desligada",
            "Só a senha pode ser roubada; a segunda etapa barra o acesso.",
            "Ligue no e-mail, no banco e no aplicativo de conversa",
          ],
          [
            "Links",
            "Clicar no link da mensagem urgente",
            "A pressa é a isca: ela não deixa conferir o endereço.",
            "Abra o site digitando o endereço você mesmo",
          ],
          [
            "Backup",
            "Guardar as fotos só no celular",
            "Aparelho quebra, some e é roubado sem aviso.",
            "Mantenha duas cópias, uma delas fora de casa",
          ],
          [
            "Atualização",
            "Adiar as atualizações por meses",
            "Muitas corrigem falhas já conhecidas de quem ataca.",
            "Deixe automáticas, à noite e na tomada",
          ],
          [
            "Wi-fi",
            "Manter a senha de fábrica do roteador",
            "A senha de fábrica costuma ser conhecida ou fácil de adivinhar.",
            "Troque a senha do wi-fi e a de administrador",
          ],
          [
            "Código",
            "Passar o código que chegou por mensagem",
            "O código de verificação é a chave da sua conta.",
            "Nunca dite o código, nem a quem diz ser do suporte",
          ],
        ],
        myths: [
          [
            "Celular não pega vírus",
            "Aplicativos falsos e links roubam dados no celular também. Baixe só das lojas oficiais e leia as permissões.",
          ],
          ["Ninguém tem interesse na minha conta", "Contas comuns servem para aplicar golpes em quem confia em você."],
        ],
        questions: [
          [
            "Cliquei no link. E agora?",
            "Não digite mais nada, troque a senha por outro aparelho, avise o banco e ligue a verificação em duas etapas.",
          ],
          [
            "O que é uma boa senha?",
            "Uma frase longa e só sua, diferente em cada lugar. Comprimento vale mais que símbolos difíceis.",
          ],
        ],
        steps: [
          "Proteja suas contas hoje",
          "E-mail primeiro: senha nova e longa",
          "Duas etapas: no e-mail, banco e conversas",
          "Gerenciador: guarde as senhas em um só lugar",
          "Cópia: fotos e documentos em dois lugares",
          "Família: combinem uma palavra para urgências",
        ],
        versus: {
          left: "Nuvem",
          right: "HD externo",
          rows: [
            ["Acesso", "De qualquer lugar", "Só com ele na mão"],
            ["Risco", "Depende de senha e serviço", "Pode quebrar ou sumir"],
            ["Custo", "Mensalidade acima do grátis", "Uma compra"],
          ],
          verdict: "Use os dois: a nuvem cuida do dia a dia, o HD guarda o que você não quer perder nunca.",
        },
      },
      en: {
        name: "digital safety",
        hooks: ["Is your password the same everywhere?", "A scam always comes in a hurry"],
        scene:
          "A message arrives from a “relative” with a new number, asking for an urgent payment. The photo is right. The hurry is not.",
        payoff: "Ten minutes today protect years of photos, accounts and chats.",
        points: [
          [
            "Same password",
            "Using the same password everywhere",
            "When one site leaks, all the other doors open.",
            "Use a manager and one password per account",
          ],
          [
            "Two steps",
            "Leaving two-step verification off",
            "A password alone can be stolen; the second step blocks access.",
            "Turn it on for email, bank and chat app",
          ],
          [
            "Links",
            "Clicking the link in an urgent message",
            "Hurry is the bait: it keeps you from checking the address.",
            "Open the site by typing the address yourself",
          ],
          [
            "Backup",
            "Keeping photos only on the phone",
            "Phones break, get lost and are stolen without notice.",
            "Keep two copies, one of them away from home",
          ],
          [
            "Updates",
            "Putting off updates for months",
            "Many fix flaws that attackers already know.",
            "Set them to automatic, at night and plugged in",
          ],
          [
            "Wi-fi",
            "Keeping the router's factory password",
            "A factory password is often known or easy to guess.",
            "Change the wi-fi password and the admin one",
          ],
          [
            "The code",
            "Passing on a code you got by message",
            "A verification code is the key to your account.",
            "Never read it out, not even to “support”",
          ],
        ],
        myths: [
          [
            "Phones don't get viruses",
            "Fake apps and links steal data on phones too. Download only from official stores and read permissions.",
          ],
          ["Nobody cares about my account", "Ordinary accounts are used to scam people who trust you."],
        ],
        questions: [
          [
            "I clicked the link. What now?",
            "Type nothing more, change the password from another device, tell your bank and turn on two steps.",
          ],
          [
            "What makes a good password?",
            "A long phrase of your own, different everywhere. Length is worth more than odd symbols.",
          ],
        ],
        steps: [
          "Protect your accounts today",
          "Email first: a new, long password",
          "Two steps: for email, bank and chats",
          "Manager: keep passwords in one place",
          "Copies: photos and documents in two places",
          "Family: agree on a word for emergencies",
        ],
        versus: {
          left: "Cloud",
          right: "External drive",
          rows: [
            ["Access", "From anywhere", "Only with it in your hand"],
            ["Risk", "Depends on password and service", "It can break or get lost"],
            ["Cost", "Monthly, beyond the free part", "One purchase"],
          ],
          verdict: "Use both: the cloud for every day, the drive for what you never want to lose.",
        },
      },
      es: {
        name: "la seguridad digital",
        hooks: ["¿Tu contraseña es la misma en todas partes?", "La estafa siempre llega con prisa"],
        scene:
          "Llega un mensaje de un “familiar” con número nuevo pidiendo un pago urgente. La foto es suya. La prisa, no.",
        payoff: "Diez minutos hoy protegen fotos, cuentas y charlas de años.",
        points: [
          [
            "La misma clave",
            "Usar la misma contraseña en todas partes",
            "Cuando un sitio se filtra, se abren todas las demás puertas.",
            "Usa un gestor y una contraseña por cuenta",
          ],
          [
            "Dos pasos",
            "Dejar apagada la verificación en dos pasos",
            "La contraseña se puede robar; el segundo paso frena el acceso.",
            "Actívala en correo, banco y aplicación de chat",
          ],
          [
            "Enlaces",
            "Abrir el enlace del mensaje urgente",
            "La prisa es el anzuelo: no deja revisar la dirección.",
            "Entra al sitio escribiendo tú la dirección",
          ],
          [
            "La copia",
            "Guardar las fotos solo en el celular",
            "Los equipos se rompen, se pierden y se roban sin aviso.",
            "Ten dos copias, una de ellas fuera de casa",
          ],
          [
            "Actualizar",
            "Posponer las actualizaciones durante meses",
            "Muchas corrigen fallos que los atacantes ya conocen.",
            "Déjalas automáticas, de noche y enchufado",
          ],
          [
            "El wifi",
            "Mantener la clave de fábrica del router",
            "La clave de fábrica suele ser conocida o fácil de adivinar.",
            "Cambia la clave del wifi y la de administrador",
          ],
          [
            "El código",
            "Pasar el código que llegó por mensaje",
            "El código de verificación es la llave de tu cuenta.",
            "Nunca lo dictes, ni a quien dice ser de soporte",
          ],
        ],
        myths: [
          [
            "Los celulares no tienen virus",
            "Las aplicaciones falsas y los enlaces también roban datos ahí. Descarga solo de tiendas oficiales y lee los permisos.",
          ],
          ["A nadie le interesa mi cuenta", "Las cuentas comunes sirven para estafar a quienes confían en ti."],
        ],
        questions: [
          [
            "Abrí el enlace. ¿Y ahora?",
            "No escribas nada más, cambia la contraseña desde otro equipo, avisa al banco y activa los dos pasos.",
          ],
          [
            "¿Qué es una buena contraseña?",
            "Una frase larga y solo tuya, distinta en cada lugar. El largo vale más que los símbolos raros.",
          ],
        ],
        steps: [
          "Protege tus cuentas hoy",
          "Primero el correo: contraseña nueva y larga",
          "Dos pasos: en correo, banco y chats",
          "Gestor: guarda las claves en un solo lugar",
          "Copias: fotos y documentos en dos lugares",
          "Familia: acuerden una palabra para urgencias",
        ],
        versus: {
          left: "Nube",
          right: "Disco externo",
          rows: [
            ["Acceso", "Desde cualquier lugar", "Solo con él en la mano"],
            ["Riesgo", "Depende de la clave y del servicio", "Puede romperse o perderse"],
            ["Costo", "Mensual, más allá de lo gratis", "Una compra"],
          ],
          verdict: "Usa los dos: la nube para cada día, el disco para lo que no quieres perder nunca.",
        },
      },
    },
    {
      words:
        "lento slow notebook laptop computador computer bateria battery carreg charg tela screen pantalla quebr broken agua water molh limpeza clean conserto repair repara arregl memoria storage armazen esquent heat calor novo new comprar buy trav",
      pictures: [
        "open laptop",
        "phone with cracked screen",
        "phone charger",
        "technician's tools",
        "computer keyboard",
      ],
      pt: {
        name: "computador e celular",
        hooks: ["Seu computador não está velho, está cheio", "Molhou o celular? Esqueça o arroz"],
        scene: "Você liga o notebook, faz um café, volta, e ele ainda está abrindo.",
        payoff: "Cuidado simples adia a compra do próximo aparelho.",
        points: [
          [
            "Inicialização",
            "Deixar todo programa abrir ao ligar",
            "Programas que abrem sozinhos disputam memória desde o começo.",
            "Desligue da inicialização o que não usa todo dia",
          ],
          [
            "Calor",
            "Usar o notebook em cima da cama",
            "O tecido tapa a saída de ar, e ele esquenta e fica lento.",
            "Apoie em mesa ou base firme e limpe as saídas",
          ],
          [
            "Bateria",
            "Deixar a bateria zerar com frequência",
            "Baterias de lítio gastam mais nos extremos.",
            "Fique entre vinte e oitenta por cento quando puder",
          ],
          [
            "Água",
            "Ligar o celular molhado para testar",
            "Com energia, a água provoca curto e corrosão.",
            "Desligue, seque por fora e leve logo à assistência",
          ],
          [
            "Disco cheio",
            "Encher o armazenamento até o fim",
            "O sistema precisa de espaço livre para trabalhar.",
            "Mantenha parte livre: mova fotos e apague downloads",
          ],
        ],
        myths: [
          [
            "Arroz seca o celular molhado",
            "O arroz quase não puxa a água de dentro e deixa pó. Desligar e abrir logo é o que ajuda.",
          ],
          [
            "Fechar todos os aplicativos economiza bateria",
            "Reabrir também gasta. Feche só o que travou ou o que fica trabalhando ao fundo.",
          ],
        ],
        questions: [
          [
            "Consertar ou comprar outro?",
            "Compare o conserto com o preço de um equivalente usado e veja se o aparelho ainda recebe atualizações.",
          ],
          [
            "Trocar o HD por SSD resolve?",
            "Em computador lento com disco antigo, costuma ser a troca que mais se sente.",
          ],
        ],
        steps: [
          "Computador mais leve em uma tarde",
          "Copie: salve seus arquivos antes de mexer",
          "Desinstale: o que não usa há meses",
          "Inicialização: desligue o que abre sozinho",
          "Espaço: esvazie downloads e lixeira",
          "Atualize: sistema e navegador, depois reinicie",
        ],
      },
      en: {
        name: "computers and phones",
        hooks: ["Your computer isn't old, it is full", "Wet phone? Forget the rice"],
        scene: "You turn on the laptop, make a coffee, come back, and it is still opening.",
        payoff: "Simple care puts off buying the next device.",
        points: [
          [
            "Start-up",
            "Letting every program open at start-up",
            "Programs that open by themselves fight for memory from the start.",
            "Switch off at start-up what you don't use daily",
          ],
          [
            "Heat",
            "Using the laptop on the bed",
            "Fabric blocks the vents, so it heats up and slows.",
            "Use a table or firm base and clean the vents",
          ],
          [
            "Battery",
            "Letting the battery run flat often",
            "Lithium batteries wear faster at the extremes.",
            "Stay between twenty and eighty per cent when you can",
          ],
          [
            "Water",
            "Turning on a wet phone to test it",
            "With power, water causes shorts and corrosion.",
            "Turn it off, dry the outside and take it to repair",
          ],
          [
            "Full disk",
            "Filling storage to the end",
            "The system needs free space to work.",
            "Keep some free: move photos and clear downloads",
          ],
        ],
        myths: [
          [
            "Rice dries a wet phone",
            "Rice hardly draws water from inside and leaves dust. Turning it off and opening it soon is what helps.",
          ],
          [
            "Closing every app saves battery",
            "Opening them again costs too. Close only what froze or keeps working in the background.",
          ],
        ],
        questions: [
          [
            "Repair it or buy another?",
            "Compare the repair with a similar used device, and check whether yours still gets updates.",
          ],
          ["Does an SSD really help?", "In a slow computer with an old disk it is usually the change you notice most."],
        ],
        steps: [
          "A lighter computer in one afternoon",
          "Copy: save your files before you touch anything",
          "Uninstall: what you have not used for months",
          "Start-up: switch off what opens by itself",
          "Space: empty downloads and the bin",
          "Update: system and browser, then restart",
        ],
      },
      es: {
        name: "la computadora y el celular",
        hooks: ["Tu computadora no está vieja, está llena", "¿Se mojó el celular? Olvida el arroz"],
        scene: "Enciendes la portátil, haces un café, vuelves, y todavía está abriendo.",
        payoff: "Un cuidado sencillo retrasa la compra del próximo equipo.",
        points: [
          [
            "El inicio",
            "Dejar que todo programa abra al encender",
            "Los programas que se abren solos compiten por la memoria.",
            "Quita del inicio lo que no usas cada día",
          ],
          [
            "El calor",
            "Usar la portátil sobre la cama",
            "La tela tapa la salida de aire, se calienta y se vuelve lenta.",
            "Apóyala en mesa o base firme y limpia las salidas",
          ],
          [
            "La batería",
            "Dejar que la batería se agote seguido",
            "Las baterías de litio se gastan más en los extremos.",
            "Quédate entre veinte y ochenta por ciento si puedes",
          ],
          [
            "El agua",
            "Encender el celular mojado para probar",
            "Con energía, el agua provoca cortos y corrosión.",
            "Apágalo, seca por fuera y llévalo pronto al técnico",
          ],
          [
            "Disco lleno",
            "Llenar el almacenamiento hasta el final",
            "El sistema necesita espacio libre para trabajar.",
            "Deja una parte libre: mueve fotos y borra descargas",
          ],
        ],
        myths: [
          [
            "El arroz seca el celular mojado",
            "El arroz casi no saca el agua de dentro y deja polvo. Ayuda más apagarlo y abrirlo pronto.",
          ],
          [
            "Cerrar todas las aplicaciones ahorra batería",
            "Abrirlas de nuevo también gasta. Cierra solo lo que se trabó o lo que sigue trabajando al fondo.",
          ],
        ],
        questions: [
          [
            "¿Reparar o comprar otro?",
            "Compara el arreglo con el precio de un equivalente usado y mira si aún recibe actualizaciones.",
          ],
          [
            "¿De verdad ayuda un SSD?",
            "En una computadora lenta con disco antiguo suele ser el cambio que más se nota.",
          ],
        ],
        steps: [
          "Una computadora más ligera en una tarde",
          "Copia: guarda tus archivos antes de tocar nada",
          "Desinstala: lo que no usas hace meses",
          "Inicio: apaga lo que se abre solo",
          "Espacio: vacía descargas y papelera",
          "Actualiza: sistema y navegador, y reinicia",
        ],
      },
    },
  ],
};
