import { expect, test } from "vitest";
import { isDrawn } from "#lib/render/art/vocabulary.ts";
import type { Language } from "#lib/domain/language.ts";
import { findPicture, namedIn, shapes } from "./find-picture.ts";

/** What is said, and the one thing that may be drawn for it; null where nothing that can be drawn is named. */
const SAID: [language: Language, subject: string | null, said: string][] = [
  ["pt", "wheelchair", "Como escolher a almofada da cadeira de rodas"],
  ["pt", "surfboard", "Lavar a prancha com água doce depois do mar"],
  ["pt", "flower wreath", "Velório: o que a família decide primeiro"],
  ["pt", "t-shirt", "A manga do vestido ficou curta"],
  ["pt", "coins", "O banco cobra tarifa da conta"],
  ["pt", "wooden chair", "Banco de madeira para o jardim"],
  ["pt", "ballet shoes", "A escola de dança abriu turma nova"],
  ["pt", "truck", "O caminhão chega cedo e leva as caixas"],
  ["pt", "beehive", "Abelhas precisam de água por perto"],
  ["pt", "cow", "O leite vem da vaca ordenhada de manhã"],
  ["pt", "air conditioner", "Troque o filtro do ar-condicionado"],
  ["pt", "padlock", "A fechadura digital trava sem pilha"],
  ["pt", "hair dryer", "Tinta de cabelo sem amônia"],
  ["pt", "printer", "Tinta da impressora que seca no cartucho"],
  ["pt", "pottery wheel", "O barro no torno pede mão leve"],
  ["pt", "bicycle", "A corrente enferruja quando a bicicleta dorme na chuva"],
  ["pt", "teddy bear", "Guarde os brinquedos antes do jantar"],
  ["pt", "fish", "Peixes frescos têm olho claro"],
  ["pt", "dog", "Dois cãezinhos e três passeios"],
  ["pt", "bread", "Pães que esfriam na grade"],
  ["pt", null, "Respeite o tempo de cada pessoa"],
  ["pt", null, "Marque uma visita"],
  ["pt", null, "Tomada de decisão sem pressa"],
  ["pt", "kite", "A reforma tributária e o seu negócio de pipas"],
  ["pt", null, "Trabalhe com um sorriso"],
  ["pt", null, "Boa impressão em dez segundos"],
  ["pt", null, "O motor faz um barulho estranho"],
  ["pt", "parachute", "Como dobrar o paraquedas"],
  ["en", "eyeglasses", "The lens fogs up when the frame sits too low on the nose"],
  ["en", "camera", "Which lens for a portrait photo in low light"],
  ["en", "dog", "My dog pulls the leash on every walk"],
  ["en", "backpack", "School starts in two weeks, and the backpack is still broken"],
  ["en", "event ticket", "Your tickets fit in one voucher"],
  ["en", "violin", "A bow that slips on the strings of a cello"],
  ["en", "pottery wheel", "The kiln needs a whole night to cool"],
  ["en", "tattoo machine", "Your first tattoo should wait a week"],
  ["en", "ring", "The ring is too tight in the morning"],
  ["en", "honey jar", "Why honey crystallizes"],
  ["en", "bicycle", "A dry chain eats the teeth of your bike"],
  ["en", "coins", "The bank asks for six months of loan payments"],
  ["en", "watch", "Your watch loses a minute a day"],
  ["en", "knife", "Knives that stay sharp"],
  ["en", null, "A river bank after rain"],
  ["en", null, "Watch how we make it"],
  ["en", null, "Book your seat before Friday"],
  ["en", null, "We ship within two days"],
  ["en", null, "Raise the bar for your team's craft"],
  ["en", "tower crane", "Crane lifting plans"],
  ["en", "bell", "How a bell is cast"],
  ["en", null, "Don't waste another morning"],
  ["en", "kite", "Is school ready for kites?"],
  ["es", "wheelchair", "La silla de ruedas no pasa por la puerta del baño"],
  ["es", "wine bottle", "El vino se abre una hora antes"],
  ["es", "t-shirt", "La manga del vestido quedó corta"],
  ["es", "fruit bowl", "El mango maduro no se guarda en frío"],
  ["es", "bicycle", "Llanta ponchada en la bici"],
  ["es", "violin", "Afinar el violín antes del ensayo"],
  ["es", "bread", "La masa del pan reposa toda la noche"],
  ["es", "drone", "El alquiler del dron incluye piloto"],
  ["es", "ladder", "Sube la escalera con tres puntos de apoyo"],
  ["es", "cat", "El gato tira la arena"],
  ["es", "hat", "Sombreros de paja toquilla"],
  ["es", "fish", "Peces que no comen de noche"],
  ["es", "flower wreath", "Tres errores al elegir el ataúd"],
  ["es", null, "Ella vino temprano"],
  ["es", null, "Gracias por cada visita, cada mensaje y cada recomendación"],
  ["pt", null, "Em caso de dúvida, envie uma mensagem"],
  ["en", null, "Take your time and choose what suits you"],
  ["es", null, "El sueño de tu vida"],
  ["es", null, "Te cuento cómo empezó"],
  ["es", null, "Se oxidó la cadena"],
  ["es", "kite", "Cometas para días sin viento"],
  ["es", "bell", "La campana de la torre"],
  ["es", "megaphone", "La campaña de la torre"],
  ["es", null, "Pon el foco en lo que importa"],
  ["es", null, "Pesa más de lo que parece"],
  ["en", "car park", "The car park is behind the shop"],
  ["en", "tree", "We meet in the park"],
  ["pt", "car park", "O estacionamento fica nos fundos"],
  ["es", "car park", "El aparcamiento es gratis"],
  ["en", "beach", "A walk along the coast"],
  ["en", "parasol", "A parasol for the terrace"],
  ["en", "staircase", "A staircase for a small hall"],
  ["en", "sheep", "Why our sheep are shorn in June"],
  ["en", null, "A seal that fails first"],
  ["en", null, "A guinea pig needs company"],
  ["en", null, "A red kite over the hill"],
  ["en", null, "Learn the ropes in a day"],
  ["en", null, "A coat that fits well"],
  ["en", "crate of vegetables", "Dice the onion finely"],
  ["en", null, "It is safe to swim here"],
  ["en", "wooden chair", "A wicker chair that creaks"],
  ["en", null, "Jet ski rules"],
  ["en", "bouncy castle", "A bouncy castle needs pegs"],
  ["pt", "golf", "Qual taco de golfe usar"],
  ["pt", "roller skates", "Patins para a primeira volta"],
  ["es", null, "Los que van despacio llegan"],
  ["es", null, "Lo que no cabrá mañana"],
  ["es", null, "La canaleta a la vista lleva el cable del circuito"],
  ["en", null, "A worn needle skips stitches"],
  ["en", null, "That trains what works"],
  ["en", null, "Water well before you leave"],
  ["en", null, "How do I park without hitting the kerb?"],
  ["en", "boxing glove", "The gi and the gloves come later"],
  ["en", "house", "A slipped tile lets the rain in"],
  ["pt", null, "A arara da loja"],
  ["pt", "leather belt", "O cinto de couro e a fivela"],
  ["pt", "staircase", "O degrau da escada que range"],
  ["pt", "ladder", "A escada de alumínio"],
  ["pt", "boat", "A vela do barco rasgou"],
  ["pt", "socks", "Meia de lã que não aperta o pé"],
  ["pt", "lighthouse", "O farol que guia os barcos do litoral"],
  ["pt", null, "O farol que não acende"],
  ["pt", null, "Não vai pagar o pato"],
  ["pt", null, "O carro-pipa não chegou"],
  ["pt", null, "Chegamos ao fundo do poço"],
  ["es", null, "La persona que llama"],
  ["es", "llama", "La llama y su rebaño en la granja"],
  ["es", "saddle", "La montura que no roza al caballo"],
  ["es", "marquee", "La carpa de la boda aguanta el viento"],
  ["es", "tent", "La carpa para dormir en el cerro"],
  ["es", "chimney", "El deshollinador limpia la chimenea"],
  ["es", "campfire", "Encender la chimenea"],
  ["es", "tower crane", "La grúa de la obra"],
  ["es", "clothes iron", "La plancha quema la camisa"],
  ["es", null, "La oveja negra"],
];

test.each(SAID)("%s: %s, for “%s”", (language, subject, said) => {
  expect(findPicture(said, language, "calm")?.subject ?? null).toBe(subject);
});

test("a compound is told before a single word, what any trade speaks of last", () => {
  expect(namedIn("A paciente guarda a roda da cadeira de rodas", "pt")).toEqual(["wheelchair", "person"]);
  expect(namedIn("The teacher left the house keys in the car", "en")).toEqual(["house keys", "car", "person"]);
});

test("shapes are no thing", () => {
  expect(isDrawn(shapes("serious").subject)).toBe(false);
  expect(shapes("serious").mood).toBe("serious");
});

test("a street or a person that is named after a thing shows none of it", () => {
  expect(findPicture("Salida desde Caracoles 362", "es", "warm")).toBeNull();
  expect(findPicture("Fica na Rua das Palmeiras, 20", "pt", "warm")).toBeNull();
  expect(findPicture("Meet us at Castle Street 9", "en", "warm")).toBeNull();
});

test.each<[string, Language, string, string | null]>([
  ["Como escolher o filtro", "pt", "Torrefação e cafeteria em Santos", "coffee filter"],
  ["Bautizo en la isla", "es", "Escuela de buceo en Tarifa", "snorkel"],
  ["From black to honey", "en", "Hair salon in Leeds", "hair dryer"],
  ["Como lavamos a piscina", "pt", "Buffet infantil com piscina de bolinhas", null],
  ["How we clean the ball pool", "en", "Soft play in Hull", null],
  ["Por qué el gato pierde aceite", "es", "Reparación de gatos hidráulicos", null],
  ["Drone pipes out of tune", "en", "Bagpipe makers", null],
  ["Como pendurar a rede", "pt", "Redes de dormir do Ceará", "hammock"],
  ["A cadeira que dobra", "pt", "Cadeiras de rodas em Lins", "wheelchair"],
  ["Warm carrot cake", "en", "Tea room in Hove", "birthday cake"],
  ["Choosing a dog bed", "en", "Dog groomer in Deal", "dog"],
  ["Manchas de vinho", "pt", "Lavanderia em Bauru", null],
  ["Chandelier cleaning", "en", "", "desk lamp"],
  ["Oyster beds at low tide", "en", "", "shrimp"],
  ["Handrail check", "en", "Blacksmith in Hay", null],
  ["Why the drone goes flat", "en", "Bagpipe makers", null],
  ["What an old saddle tells", "en", "Saddlery in Walsall", "saddle"],
  ["Cómo elegir una llama", "es", "Caminatas con alpacas", "llama"],
  ["Obrigado pelas portas abertas", "pt", "Marcenaria em Joinville", null],
])("%s (%s) has the sense that %s gives it", (said, language, about, subject) => {
  expect(findPicture(said, language, "warm", about)?.subject ?? null).toBe(subject);
});

test.each<[string, Language, string, string[]]>([
  ["visitas no sábado: traga sapato fechado e água", "pt", "Fundição de sinos em Uberaba", []],
  ["Mensalidade R$ 110, camiseta incluída", "pt", "Aulas de xadrez em Curitiba", []],
  ["Ingresso R$ 60 com livro e almoço", "pt", "Aulas de violino em Natal", []],
  ["com ropa de cama y toallas incluidas", "es", "Alquiler de furgonetas en Girona", []],
  ["Incluye desayuno, postre y certificado", "es", "Paseos en globo aerostático", []],
  ["Qué incluye: cepillado, toalla y certificado", "es", "Clases de violín", []],
  ["Llevar abrigo y zapatos cerrados", "es", "Observatorio con telescopio", []],
  ["Bring a blanket, warm clothes and a chair", "en", "Church bell ringing in Durham", []],
  ["Book early and travel within 50 miles is free", "en", "Chimney sweep in Hexham", []],
  ["£18 with bread and a glass of wine", "en", "Guitar lessons in Leeds", []],
  ["£18 with six oysters and a glass of wine", "en", "Oyster farm in Mersea", ["shrimp"]],
  ["Bring your dog and a towel", "en", "Dog groomer in Deal", ["dog"]],
  ["La chimenea ruge como un tren de carga", "es", "Deshollinador en Soria", ["chimney"]],
  ["A roof that drips like a tap", "en", "Roofer in York", ["house"]],
  ["We moved next to the pharmacy", "en", "Dog groomer in Deal", []],
  ["Ficamos ao lado da padaria", "pt", "Barbearia em Lins", []],
])("what “%s” tells by the way is not drawn", (said, language, about, subjects) => {
  expect(namedIn(said, language, about)).toEqual(subjects);
});

test("what is told by the way is drawn for nobody's trade in particular", () => {
  expect(namedIn("Bring a blanket", "en")).toEqual(["folded towels"]);
});

test.each<[string, Language, string, string[]]>([
  ["Pon un sombrero con malla sobre la chimenea", "es", "Limpieza de chimeneas y tejados", ["chimney", "hat"]],
  ["My bread and the dog", "en", "Dog groomer in Deal", ["dog", "bread"]],
  ["A mesa que virou palco do violão", "pt", "Aulas de violão em Lins", ["guitar"]],
  ["The team in the house", "en", "Piano tuner in Hull", []],
  ["The guitar that slept in a wardrobe", "en", "Guitar maker in Hull", ["guitar"]],
  ["El violín que durmió en un armario", "es", "Taller de violines", ["violin"]],
  ["Promoção da semana: bicicleta", "pt", "Loja de bicicletas", ["bicycle"]],
  ["Oferta de mayo", "es", "Alquiler de furgonetas", []],
  ["Oferta de mayo", "es", "Comercio en Girona", ["price tag"]],
  ["Wedding offer: two harps", "en", "Harp hire in Hull", ["harp"]],
  ["Farm walks", "en", "Oyster farm in Mersea", ["shrimp"]],
])("“%s” shows first what is the speaker's own", (said, language, about, subjects) => {
  expect(namedIn(said, language, about)).toEqual(subjects);
});

test.each<[Language, string, string]>([
  ["pt", "circus tent", "Aulas de circo em Olinda"],
  ["es", "charango", "Charangos hechos a mano en Cochabamba"],
  ["en", "charango", "Ukulele club in Hull"],
  ["pt", "saint in a niche", "Restauro de oratórios e imagens sacras"],
  ["en", "observatory dome", "A mobile planetarium dome that visits schools"],
  ["es", "camper van", "Alquiler de furgonetas camper en Málaga"],
  ["pt", "shoe on the bench", "Conserto de sapatos em Pelotas"],
  ["es", "donkey", "Paseos en burro por la sierra"],
  ["en", "ferret", "We rescue and rehome ferrets in Dorset"],
  ["en", "demijohn", "How long does cider take to ferment"],
  ["en", "dry stone wall", "Dry stone walls built and repaired"],
  ["en", "barrel sauna", "Outdoor saunas built to order"],
  ["es", "panpipes", "Taller de quenas y zampoñas en La Paz"],
  ["pt", "stained glass", "Vitrais para casas em Porto Alegre"],
  ["pt", "nativity scene", "Presépios de barro em Taubaté"],
  ["es", "puppet", "Compañía de títeres en Granada"],
  ["pt", "paraglider", "Voos duplos de parapente"],
  ["en", "carabiner", "Rock climbing days in Wales"],
  ["es", "mortar and pestle", "Herbolaria y botica en Cusco"],
  ["en", "clay oven", "Wood-fired oven kits in Kent"],
  ["en", "bagpipes", "Bagpipe makers in Perth"],
  ["pt", "bunting", "Quadrilha junina em Caruaru"],
  ["es", "wrestling mask", "Lucha libre para niños"],
  ["es", "thermometer", "Calibración de termómetros"],
  ["en", "greenhouse", "Greenhouse repairs in Hull"],
  ["pt", "juggling clubs", "Oficina de malabares"],
  ["en", "bat", "Bat surveys for builders"],
  ["es", "snorkel", "Excursiones de esnórquel en Veracruz"],
  ["en", "chimney brush", "Which chimney brush lasts"],
])("%s: %s, the very thing, for “%s”", (language, subject, said) => {
  expect(findPicture(said, language, "calm")?.subject ?? null).toBe(subject);
});

test.each<[string, Language, string, string | null]>([
  ["bastidores da fornada", "pt", "Padaria em Campina Grande", "bread"],
  ["bastidores do ensaio", "pt", "Grupo de quadrilha em Caruaru", null],
  ["O bastidor que não solta o pano", "pt", "Aulas de bordado em Lins", "needle and thread"],
  ["Jardim (4 e 5 anos) tarde", "pt", "Escola de educação infantil em Lins", "toy blocks"],
  ["Podar o jardim no inverno", "pt", "", "plant"],
  ["inscripciones para jardín de 4 años", "es", "Guardería en Montevideo", "toy blocks"],
  ["Senha distribuída na hora", "pt", "Aulas de circo em Olinda", null],
  ["Como trocar a senha do celular", "pt", "", "padlock"],
  ["troca de sola e colagem", "pt", "Conserto de sapatos em Pelotas", "shoe on the bench"],
  ["O pacote de quatro horas", "pt", "", null],
  ["Party package: two hours", "en", "", null],
  ["El paquete de dos noches", "es", "", null],
  ["O forno abre no dia 20", "pt", "Oficina de cerâmica em Cunha", "pottery wheel"],
  ["El horno se enciende a las cinco", "es", "Panadería en Logroño", "bread"],
  ["A nova lei das férias", "pt", "Advocacia trabalhista em Manaus", null],
  ["Férias na praia com a mala certa", "pt", "", "suitcase"],
  ["Telas lunes y miércoles", "es", "Escuela de circo en Rosario", "circus tent"],
  ["Ropa cómoda", "es", "Escuela de teatro", null],
  ["Ya te lo dije", "es", "", null],
  ["Trabajo pendiente", "es", "", null],
  ["A meteor shower in August", "en", "", null],
  ["A window of two hours", "en", "", null],
  ["Jam session on Friday", "en", "", null],
  ["The bear that lost an ear", "en", "Crochet toys in Derby", null],
  ["Water in the ear after swimming", "en", "Audiologist in Derby", "hearing aid"],
  ["Minha orelha furou", "pt", "", null],
])("“%s” (%s, %s) shows %s: a word of two senses needs its evidence", (said, language, about, subject) => {
  expect(findPicture(said, language, "warm", about)?.subject ?? null).toBe(subject);
});
