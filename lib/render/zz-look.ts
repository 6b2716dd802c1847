import sharp from "sharp";
import { plainValue } from "#lib/domain/slide.ts";
import { LAYOUTS, type LayoutId } from "#lib/domain/layout.ts";
import { slide } from "#lib/render/testing/slides.ts";
import { renderSlide } from "#lib/render/slides/render-slide.ts";
const FEW: [LayoutId, Record<string,string>][] = [
  ["statement",{title:"Meça o pó",body:""}],
  ["statement",{title:"",body:"Meça o pó antes de moer"}],
  ["statement",{title:"Meça o pó",body:"Todo dia."}],
  ["cover",{kicker:"",title:"Café bom",subtitle:""}],
  ["cover",{kicker:"",title:"Café bom",subtitle:"Em casa"}],
  ["list",{title:"Três coisas",item1:"Grão",item2:"Água",item3:""}],
  ["list",{title:"",item1:"Grão fresco",item2:""}],
  ["checklist",{title:"Hoje",item1:"Moer",item2:"Pesar"}],
  ["steps",{title:"Faça",step1:"Moa",step2:"Prove"}],
  ["question",{title:"E você?",body:""}],
  ["question",{title:"",body:"Como você faz o seu?"}],
  ["quote",{quote:"Sem pressa.",author:""}],
  ["number",{number:"30",title:"",body:"segundos"}],
  ["comparison",{title:"",leftTitle:"Antes",leftBody:"Amargo",rightTitle:"Depois",rightBody:"Doce"}],
  ["myth",{myth:"Amargo é forte",truth:"Não é"}],
  ["call",{title:"Salve",body:"",action:""}],
  ["call",{title:"",body:"Venha provar",action:"Agende"}],
];
const arg = process.argv[2] ?? "0";
const out: Buffer[] = [];
for (const [layoutId, f] of FEW) for (let position = 1; position <= 3; position++) {
  const fields = Object.fromEntries(LAYOUTS[layoutId].map((n) => [n, plainValue(f[n] ?? "")]));
  const { jpeg } = await renderSlide(slide({ layoutId, fields, position, total: 4, seed: Number(arg) }));
  out.push(await sharp(jpeg).resize(216, 270).toBuffer());
}
const cols = 12; const rows = Math.ceil(out.length / cols);
await sharp({ create: { width: cols * 222, height: rows * 276, channels: 3, background: "#888" } })
  .composite(out.map((input, i) => ({ input, left: (i % cols) * 222, top: Math.floor(i / cols) * 276 }))).png().toFile("/tmp/few.png");
