import type { Trade } from "./trade.ts";

export const dentist: Trade = {
  key: "dentist",
  words:
    "dentista odonto dente dentes dental dentist dentistry teeth tooth diente dientes muela gengiva gum gums encia escova_de_dente toothbrush cepillo_de_dientes fio_dental floss hilo_dental ortodont implante carie cavity caries clareamento whitening blanqueamiento aparelho braces siso canal_dent",
  mood: "fresh",
  emoji: "🦷",
  tags: {
    pt: "dentista odontologia saudebucal sorriso higienebucal prevencao",
    en: "dentist oralhealth dentalcare smile healthyteeth prevention",
    es: "dentista odontologia saludbucal sonrisa higienebucal prevencion",
  },
  topics: [
    {
      words:
        "escov brush cepill fio floss hilo pasta toothpaste higiene clean limpe enxag rinse carie cavit caries gengiv gum encia sangr bleed mau_halito hálito halito breath aliento crianca child kids nino diaria daily",
      pictures: ["toothbrush", "dental floss", "toothpaste tube", "bathroom mirror", "clock"],
      pt: {
        name: "escovação",
        hooks: ["Você escova os dentes com pressa ou com força?", "A gengiva sangra quando passa o fio?"],
        scene: "São onze da noite, o sono venceu, e a escovação vira quinze segundos em frente ao espelho.",
        payoff: "Dois minutos de calma, duas vezes ao dia, evitam muita cadeira de dentista.",
        points: [
          [
            "Força",
            "Escovar com força para limpar melhor",
            "Força demais desgasta o esmalte e machuca a gengiva sem remover mais placa.",
            "Segure a escova como uma caneta, com movimentos curtos",
          ],
          [
            "Escova",
            "Escolher escova de cerdas duras",
            "Cerdas duras arranham e não se moldam ao contorno da gengiva.",
            "Use cerdas macias e cabeça pequena",
          ],
          [
            "Fio dental",
            "Passar o fio só quando algo incomoda",
            "A escova não alcança entre os dentes, e é ali que a placa fica.",
            "Passe o fio uma vez ao dia, de preferência à noite",
          ],
          [
            "Hora",
            "Escovar logo depois de suco ou refrigerante",
            "O ácido amolece o esmalte por um tempo, e a escova o desgasta mais.",
            "Enxágue com água e espere meia hora para escovar",
          ],
          [
            "Enxágue",
            "Enxaguar muito depois da pasta",
            "O flúor da pasta continua agindo se fica um pouco na boca.",
            "Cuspa o excesso e evite bochechar com muita água",
          ],
          [
            "Troca",
            "Usar a mesma escova até ela abrir",
            "Cerdas abertas não limpam a linha da gengiva.",
            "Troque a escova a cada três meses, ou antes se abrir",
          ],
        ],
        myths: [
          [
            "Gengiva que sangra pede para parar o fio",
            "O sangramento costuma ser sinal de inflamação pela placa. Continue com delicadeza e, se persistir, mostre ao dentista.",
          ],
          [
            "Enxaguante substitui a escovação",
            "Ele pode complementar, mas só a escova e o fio removem a placa que fica grudada.",
          ],
          [
            "Chiclete sem açúcar limpa os dentes",
            "Ele estimula a saliva, o que ajuda, mas não tira placa. Não troca a escova por nada.",
          ],
        ],
        questions: [
          ["Quanto tempo deve durar a escovação?", "Cerca de dois minutos, divididos pelos quatro cantos da boca."],
          [
            "A partir de que idade a criança precisa escovar?",
            "Desde o primeiro dente, com escova própria, pouca pasta com flúor e ajuda de um adulto.",
          ],
        ],
        steps: [
          "Escovação em dois minutos",
          "Incline a escova: 45 graus na linha da gengiva",
          "Faça curtos vaivéns: dois dentes de cada vez",
          "Limpe as três faces: fora, dentro e onde mastiga",
          "Termine pela língua: de trás para a frente, sem força",
        ],
        versus: {
          left: "Escova manual",
          right: "Escova elétrica",
          rows: [
            ["Técnica", "Depende do seu movimento", "Faz o movimento por você"],
            ["Pressão", "Só você controla", "Muitas avisam do excesso"],
            ["Cuidado", "Trocar quando as cerdas abrirem", "Trocar a cabeça e manter a carga"],
          ],
          verdict: "As duas limpam bem com boa técnica. A elétrica ajuda quem tem pressa ou pouca coordenação.",
        },
      },
      en: {
        name: "brushing your teeth",
        hooks: ["Do you brush in a hurry or too hard?", "Do your gums bleed when you floss?"],
        scene: "It is eleven at night, sleep has won, and brushing turns into fifteen seconds at the mirror.",
        payoff: "Two calm minutes, twice a day, save you many hours in the dentist's chair.",
        points: [
          [
            "Pressure",
            "Brushing hard to clean better",
            "Too much force wears enamel and hurts gums without removing more plaque.",
            "Hold the brush like a pen, with short strokes",
          ],
          [
            "The brush",
            "Choosing hard bristles",
            "Hard bristles scratch and do not follow the line of the gum.",
            "Use soft bristles and a small head",
          ],
          [
            "Floss",
            "Flossing only when something bothers you",
            "A brush does not reach between teeth, and that is where plaque stays.",
            "Floss once a day, preferably at night",
          ],
          [
            "Timing",
            "Brushing right after juice or soda",
            "Acid softens enamel for a while, and the brush wears it more.",
            "Rinse with water and wait half an hour to brush",
          ],
          [
            "Rinsing",
            "Rinsing a lot after brushing",
            "The fluoride in toothpaste keeps working if a little stays in the mouth.",
            "Spit out the excess and skip the big rinse",
          ],
          [
            "Replacement",
            "Using the same brush until it splays",
            "Splayed bristles do not clean the gum line.",
            "Change it every three months, sooner if it splays",
          ],
        ],
        myths: [
          [
            "Bleeding gums mean you should stop flossing",
            "Bleeding is usually a sign of inflammation from plaque. Go on gently and, if it lasts, show your dentist.",
          ],
          ["Mouthwash replaces brushing", "It can complement, but only brush and floss remove plaque that sticks."],
          [
            "Sugar-free gum cleans your teeth",
            "It stimulates saliva, which helps, but it does not remove plaque. It never replaces the brush.",
          ],
        ],
        questions: [
          ["How long should brushing take?", "About two minutes, shared between the four corners of the mouth."],
          [
            "From what age should a child brush?",
            "From the first tooth, with a brush of its own, a little fluoride toothpaste and an adult's help.",
          ],
        ],
        steps: [
          "Brushing in two minutes",
          "Tilt the brush: 45 degrees at the gum line",
          "Use short strokes: two teeth at a time",
          "Clean three faces: outside, inside and where you chew",
          "Finish with the tongue: back to front, gently",
        ],
        versus: {
          left: "Manual brush",
          right: "Electric brush",
          rows: [
            ["Technique", "Depends on your movement", "Makes the movement for you"],
            ["Pressure", "Only you control it", "Many warn when it is too much"],
            ["Care", "Replace when bristles splay", "Replace the head, keep it charged"],
          ],
          verdict:
            "Both clean well with good technique. Electric helps if you are in a hurry or find the movement hard.",
        },
      },
      es: {
        name: "el cepillado",
        hooks: ["¿Te cepillas con prisa o con fuerza?", "¿Te sangran las encías con el hilo dental?"],
        scene: "Son las once de la noche, ganó el sueño, y el cepillado se vuelve quince segundos frente al espejo.",
        payoff: "Dos minutos de calma, dos veces al día, ahorran mucho sillón de dentista.",
        points: [
          [
            "La fuerza",
            "Cepillarse con fuerza para limpiar mejor",
            "Demasiada fuerza desgasta el esmalte y lastima la encía sin quitar más placa.",
            "Toma el cepillo como un lápiz, con movimientos cortos",
          ],
          [
            "El cepillo",
            "Elegir cepillo de cerdas duras",
            "Las cerdas duras rayan y no siguen el contorno de la encía.",
            "Usa cerdas suaves y cabeza pequeña",
          ],
          [
            "Hilo dental",
            "Usar el hilo solo cuando algo molesta",
            "El cepillo no llega entre los dientes, y ahí se queda la placa.",
            "Usa el hilo una vez al día, mejor por la noche",
          ],
          [
            "El momento",
            "Cepillarse justo después de jugo o refresco",
            "El ácido ablanda el esmalte por un rato, y el cepillo lo desgasta más.",
            "Enjuaga con agua y espera media hora",
          ],
          [
            "Enjuague",
            "Enjuagarse mucho después de la pasta",
            "El flúor de la pasta sigue actuando si queda un poco en la boca.",
            "Escupe el exceso y evita enjuagar con mucha agua",
          ],
          [
            "Recambio",
            "Usar el mismo cepillo hasta que se abra",
            "Las cerdas abiertas no limpian la línea de la encía.",
            "Cámbialo cada tres meses, o antes si se abre",
          ],
        ],
        myths: [
          [
            "Si la encía sangra hay que dejar el hilo",
            "El sangrado suele ser señal de inflamación por placa. Sigue con suavidad y, si persiste, consulta al dentista.",
          ],
          [
            "El enjuague bucal sustituye el cepillado",
            "Puede complementar, pero solo el cepillo y el hilo quitan la placa adherida.",
          ],
          [
            "El chicle sin azúcar limpia los dientes",
            "Estimula la saliva, que ayuda, pero no quita placa. No reemplaza al cepillo.",
          ],
        ],
        questions: [
          ["¿Cuánto debe durar el cepillado?", "Cerca de dos minutos, repartidos en los cuatro lados de la boca."],
          [
            "¿Desde qué edad debe cepillarse un niño?",
            "Desde el primer diente, con cepillo propio, poca pasta con flúor y ayuda de un adulto.",
          ],
        ],
        steps: [
          "Cepillado en dos minutos",
          "Inclina el cepillo: 45 grados en la línea de la encía",
          "Movimientos cortos: dos dientes a la vez",
          "Limpia tres caras: fuera, dentro y donde muerdes",
          "Termina en la lengua: de atrás hacia delante, suave",
        ],
        versus: {
          left: "Cepillo manual",
          right: "Cepillo eléctrico",
          rows: [
            ["Técnica", "Depende de tu movimiento", "Hace el movimiento por ti"],
            ["Presión", "Solo tú la controlas", "Muchos avisan del exceso"],
            ["Cuidado", "Cambiar cuando se abra", "Cambiar el cabezal y cargarlo"],
          ],
          verdict:
            "Los dos limpian bien con buena técnica. El eléctrico ayuda a quien tiene prisa o poca coordinación.",
        },
      },
    },
    {
      words:
        "consulta visit appointment cita dor pain dolor medo fear miedo clarea whiten blanque implante implant aparelho braces ortodon brackets siso wisdom canal root tratamento treatment tratamiento avalia check_up checkup limpeza cleaning limpieza sensib sensitiv bruxismo grinding ranger",
      pictures: ["dental clinic chair", "dentist and patient", "x-ray of teeth", "calendar", "smiling person"],
      pt: {
        name: "consulta no dentista",
        hooks: ["Faz quanto tempo que você não vai ao dentista?", "Dente que não dói também precisa de consulta"],
        scene: "O dente deu uma fisgada no gelado, passou, e a consulta ficou para o mês que vem. Pela terceira vez.",
        payoff: "O que se vê cedo costuma se resolver de forma mais simples.",
        points: [
          [
            "Espera pela dor",
            "Marcar consulta só quando dói",
            "Cárie e gengivite podem avançar por meses sem dor nenhuma.",
            "Marque a revisão mesmo sem queixa",
          ],
          [
            "Histórico",
            "Esquecer de contar remédios e doenças",
            "Alguns remédios e condições mudam anestesia, sangramento e cicatrização.",
            "Leve a lista do que você toma e do que já tratou",
          ],
          [
            "Dúvidas",
            "Sair da consulta com a dúvida na cabeça",
            "Quem entende o plano segue melhor o tratamento.",
            "Pergunte as opções, os prazos e os cuidados depois",
          ],
          [
            "Clareamento caseiro",
            "Usar carvão ou bicarbonato para clarear",
            "Pós abrasivos desgastam o esmalte, e o que se perde dele não volta.",
            "Clareie só com orientação, depois de uma avaliação",
          ],
          [
            "Aparelho",
            "Faltar às manutenções do aparelho",
            "Sem ajuste, os dentes param de andar ou andam para onde não devem.",
            "Reagende logo e avise se algo soltou",
          ],
        ],
        myths: [
          [
            "Limpeza no dentista desgasta os dentes",
            "Ela remove tártaro e manchas da superfície. A sensação de espaço vem do tártaro que saiu.",
          ],
          [
            "Siso sempre precisa ser extraído",
            "Se nasceu bem posicionado e dá para limpar, ele pode ficar. Quem decide é o exame.",
          ],
          [
            "Dente de leite não precisa de tratamento",
            "Ele guarda o lugar do permanente, e infecção nele pode afetar o dente que vem.",
          ],
        ],
        questions: [
          [
            "De quanto em quanto tempo devo ir ao dentista?",
            "A cada seis meses é uma boa base, mas o intervalo certo depende do seu caso e quem define é o dentista.",
          ],
          [
            "Sensibilidade ao gelado é sempre cárie?",
            "Não. Pode ser gengiva retraída, desgaste ou restauração antiga. Só o exame diz qual é a causa.",
          ],
        ],
        steps: [
          "Como se preparar para a consulta",
          "Anote sintomas: o que dói, quando e com o quê",
          "Liste remédios: nome, dose e para que servem",
          "Leve exames: radiografias e tratamentos anteriores",
          "Escreva as dúvidas: três perguntas para não esquecer",
        ],
      },
      en: {
        name: "seeing the dentist",
        hooks: ["When did you last see a dentist?", "Teeth that don't hurt need a visit too"],
        scene:
          "The tooth twinged with ice cream, it passed, and the visit was left for next month. For the third time.",
        payoff: "What is seen early can usually be solved more simply.",
        points: [
          [
            "Waiting for pain",
            "Booking a visit only when it hurts",
            "Decay and gum disease can advance for months without any pain.",
            "Book the check-up even if nothing bothers you",
          ],
          [
            "Your history",
            "Forgetting to mention medicines and conditions",
            "Some medicines and conditions change anaesthesia, bleeding and healing.",
            "Bring a list of what you take and what you have had",
          ],
          [
            "Questions",
            "Leaving with the question still in your head",
            "People who understand the plan follow it better.",
            "Ask about options, timing and aftercare",
          ],
          [
            "Home whitening",
            "Whitening with charcoal or baking soda",
            "Abrasive powders wear enamel, and lost enamel does not grow back.",
            "Whiten only with guidance, after an examination",
          ],
          [
            "Braces",
            "Skipping brace adjustments",
            "Without adjustment, teeth stop moving or move where they should not.",
            "Rebook soon and say if something came loose",
          ],
        ],
        myths: [
          [
            "A dental cleaning wears down your teeth",
            "It removes tartar and surface stains. The feeling of gaps comes from the tartar that is gone.",
          ],
          [
            "Wisdom teeth always have to come out",
            "If they came in straight and can be cleaned, they may stay. The examination decides.",
          ],
          [
            "Baby teeth need no treatment",
            "They hold the place of the adult tooth, and an infection can affect the one to come.",
          ],
        ],
        questions: [
          [
            "How often should I see the dentist?",
            "Every six months is a good base, but the right interval depends on you, and your dentist sets it.",
          ],
          [
            "Is sensitivity to cold always decay?",
            "No. It may be receding gums, wear or an old filling. Only an examination tells the cause.",
          ],
        ],
        steps: [
          "How to prepare for the visit",
          "Note the symptoms: what hurts, when and with what",
          "List your medicines: name, dose and what they are for",
          "Bring your tests: X-rays and earlier treatments",
          "Write your questions: three, so you don't forget",
        ],
      },
      es: {
        name: "la visita al dentista",
        hooks: ["¿Hace cuánto no vas al dentista?", "El diente que no duele también se revisa"],
        scene: "El diente dio un pinchazo con el helado, pasó, y la cita quedó para el mes que viene. Por tercera vez.",
        payoff: "Lo que se ve a tiempo suele resolverse de forma más sencilla.",
        points: [
          [
            "Esperar el dolor",
            "Pedir cita solo cuando duele",
            "La caries y la gingivitis pueden avanzar meses sin ningún dolor.",
            "Pide la revisión aunque no tengas molestias",
          ],
          [
            "Tu historial",
            "Olvidar contar medicinas y enfermedades",
            "Algunas medicinas y condiciones cambian la anestesia, el sangrado y la cicatrización.",
            "Lleva la lista de lo que tomas y lo que has tratado",
          ],
          [
            "Preguntas",
            "Salir de la consulta con la duda",
            "Quien entiende el plan sigue mejor el tratamiento.",
            "Pregunta opciones, plazos y cuidados posteriores",
          ],
          [
            "Blanqueo casero",
            "Usar carbón o bicarbonato para blanquear",
            "Los polvos abrasivos desgastan el esmalte, y lo perdido no vuelve.",
            "Blanquea solo con guía, después de una revisión",
          ],
          [
            "Los brackets",
            "Faltar a los controles de los brackets",
            "Sin ajuste, los dientes dejan de moverse o van donde no deben.",
            "Reagenda pronto y avisa si algo se soltó",
          ],
        ],
        myths: [
          [
            "La limpieza dental desgasta los dientes",
            "Quita sarro y manchas de la superficie. La sensación de espacio viene del sarro que ya no está.",
          ],
          [
            "Las muelas del juicio siempre se extraen",
            "Si salieron bien y se pueden limpiar, pueden quedarse. Decide el examen.",
          ],
          [
            "Los dientes de leche no necesitan tratamiento",
            "Guardan el lugar del permanente, y una infección puede afectar al diente que viene.",
          ],
        ],
        questions: [
          [
            "¿Cada cuánto debo ir al dentista?",
            "Cada seis meses es una buena base, pero el intervalo depende de tu caso y lo define el dentista.",
          ],
          [
            "¿La sensibilidad al frío siempre es caries?",
            "No. Puede ser encía retraída, desgaste o un empaste antiguo. Solo el examen dice la causa.",
          ],
        ],
        steps: [
          "Cómo prepararte para la cita",
          "Anota síntomas: qué duele, cuándo y con qué",
          "Lista tus medicinas: nombre, dosis y para qué son",
          "Lleva estudios: radiografías y tratamientos previos",
          "Escribe tus dudas: tres preguntas para no olvidar",
        ],
      },
    },
  ],
};
