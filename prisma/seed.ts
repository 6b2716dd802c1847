import { randomBytes } from "node:crypto";
import { type Caller, openContext, openSystem, type Runtime } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { FORMATS } from "#lib/domain/format.ts";
import { acceptPosts } from "#lib/services/posts/accept-posts.ts";
import { makeKey } from "#lib/services/keys/make-key.ts";
import { createWorkspace } from "#lib/services/workspaces/create-workspace.ts";

export const DEMO_EMAIL = "demo@pauta.local";

const BRANDS = [
  {
    name: "Café Aurora",
    timezone: "America/Sao_Paulo",
    brand: {
      profileName: "Café Aurora",
      description: "Cafeteria de bairro em Belo Horizonte que torra cafés de pequenos produtores do sul de Minas.",
      audience: "Quem toma café todo dia e quer entender o que há na xícara, sem esnobismo.",
      contentPreferences: "Métodos de preparo, origem dos grãos, bastidores da torra e receitas simples.",
      toneOfVoice: "Próximo, curioso e bem-humorado.",
      imageStyle: "illustration" as const,
      titleFont: "Poppins",
      bodyFont: "Inter",
      brandColor: "#b4531f",
      backgroundColor: "#f6e7d3",
    },
    posts: {
      carousel: "5 erros ao moer café em casa",
      caption_reel: "Você está queimando seu café",
      animated_audio: "3 dicas para guardar café",
      narrated_photos: "Como escolher os grãos de café",
      premium_carousel: "A história de um café coado",
      infographic: "4 passos para um bom café coado",
    },
    palettes: [
      { name: "Torra", brandColor: "#b4531f", backgroundColor: "#f6e7d3", textColor: "#3a1f12" },
      { name: "Noite", brandColor: "#f2a65a", backgroundColor: "#2b1710", textColor: "#fbeee0" },
    ],
  },
  {
    name: "Clínica Vida Leve",
    timezone: "America/Sao_Paulo",
    brand: {
      profileName: "Vida Leve Nutrição",
      description: "Consultório de nutrição em Curitiba que ajuda famílias a comer melhor sem dietas da moda.",
      audience: "Pais e mães que trabalham fora e querem refeições saudáveis que cabem na rotina.",
      contentPreferences: "Planejamento da semana, lancheiras, leitura de rótulos e mitos sobre alimentação.",
      toneOfVoice: "Acolhedor, claro e sem julgamento.",
      imageStyle: "minimal" as const,
      titleFont: "Playfair Display",
      bodyFont: "Inter",
      brandColor: "#1f7a5c",
      backgroundColor: "#eef6f0",
    },
    posts: {
      carousel: "Mitos sobre alimentação saudável",
      caption_reel: "O rótulo que importa está no verso",
      animated_audio: "3 dicas para a lancheira da semana",
      narrated_photos: "Como planejar as refeições da semana",
      premium_carousel: "Como montar a lancheira da semana",
      infographic: "Checklist da lancheira",
    },
    palettes: [{ name: "Horta", brandColor: "#1f7a5c", backgroundColor: "#eef6f0", textColor: "#12372a" }],
  },
];

/** The workspace a newcomer finds; null where there is a workspace already. */
export const seedDemo = (runtime: Runtime) =>
  openSystem(runtime).transaction(async (within) => {
    const { db } = within;
    if ((await db.workspace.count()) > 0) return null;
    // No letter of its alphabet is read as an option on a command line.
    const password = randomBytes(9).toString("hex");
    const { ownerId, workspaceId } = await createWorkspace(within, {
      name: "Estúdio Demo",
      owner: { name: "Ana Demo", email: DEMO_EMAIL, password },
      plan: { posts: 30, accounts: 3, period: "monthly" },
      previewFormats: ["animated_audio", "narrated_photos", "premium_carousel", "infographic"],
    });
    const owner: Caller = { workspaceId, actor: { kind: "user", id: ownerId, role: "owner" } };
    const context = openContext(within, owner, { requestId: "seed", address: null });
    for (const { brand, name, palettes, posts, timezone } of BRANDS) {
      const projectId = newId("proj");
      await db.project.create({
        data: {
          id: projectId,
          voice: within.ports.voice.voices("pt")[0]?.id ?? null,
          workspaceId,
          name,
          timezone,
          createdAt: within.now(),
          brand: { create: brand },
          autopilot: { create: {} },
          palettes: { create: palettes.map((palette, position) => ({ id: newId("pal"), position, ...palette })) },
        },
      });
      // Made by the worker like anyone's: a newcomer sees how it goes, and one's own post comes first.
      const samples = FORMATS.map((format) => ({ format, theme: posts[format] }));
      await acceptPosts(context, projectId, samples, { isAwaited: false });
    }
    const { secret } = await makeKey(context, "Demo", ownerId, within.now());
    return { email: DEMO_EMAIL, password, apiKey: secret };
  });
