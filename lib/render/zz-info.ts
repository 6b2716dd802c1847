
import { renderInfographic } from "#lib/render/infographic/render-infographic.ts";
import { prose } from "#lib/render/testing/slides.ts";
import sharp from "sharp";
const [kinds="steps", count="7", tl="110", xl="130", font="Inter", seed="1"] = process.argv.slice(2);
const out: Buffer[] = [];
for (const kind of kinds.split(",")) {
  const { jpeg, truncated, boxes } = await renderInfographic({
    kind: kind as any, title: prose("pt", Number(tl) > 60 ? 80 : 34), subtitle: prose("es", Number(tl) > 60 ? 120 : 40),
    items: Array.from({ length: Number(count) }, (_, i) => ({ title: prose("pt", Number(tl)), text: prose("es", Number(xl)), side: kind === "comparison" ? (i % 2 ? "right" : "left") as any : null, picture: { subject: ["coffee cup","clock","scale","water","cup","books","car"][i] ?? "cup", mood: "fresh" as const } })),
    sides: { left: "Antes", right: "Depois" }, footer: prose("pt", Number(tl) > 60 ? 120 : 30),
    colors: { background: "#eef6f0", text: "#12372a", brand: "#1f7a5c" }, titleFont: font as any, bodyFont: font as any,
    brand: { profileName: "Café Aurora", handle: "cafeaurora", photo: null, logo: null }, language: "pt", style: "illustration", seed: Number(seed) });
  console.log(kind, truncated, Math.min(...boxes.map(b => b.size)), boxes.filter(b => b.truncated).map(b => b.name).join());
  out.push(await sharp(jpeg).resize(432, 768).toBuffer());
}
await sharp({ create: { width: out.length * 440, height: 768, channels: 3, background: "#888" } }).composite(out.map((input, i) => ({ input, left: i * 440, top: 0 }))).png().toFile("/tmp/info.png");
