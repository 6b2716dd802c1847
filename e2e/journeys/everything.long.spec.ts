import { globSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { type Demo, MADE, makeDemo, waitForPost, waitForRadar } from "./demo.ts";
import { findDeadLinks } from "./links.ts";
import { test } from "./test.ts";
import { walk } from "./walk.ts";

/** Each page, as a person with a full workspace or a stranger finds it: every link leads somewhere, every button acts. */
test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" });

interface Stop {
  path: string | ((demo: Demo) => string);
  /** seen by a stranger */
  isOpen?: true;
  /** also what is around each page */
  isWhole?: true;
  /** whose dialogs and menus of one name are the same ones */
  kin?: string;
  ready?: (page: Page, demo: Demo) => Promise<void>;
}

const EDITORS = Object.fromEntries(
  MADE.map((format): [string, Stop] => [
    `/[project]/posts/[id], ${format}`,
    {
      path: ({ posts, project }) => `/${project}/posts/${posts[format]}`,
      kin: "editor",
      ready: (page, { posts }) => waitForPost(page, posts[format]),
    },
  ]),
);

/** Walked at the same time, each in its own workspace. */
const LANES: Record<string, Record<string, Stop>> = {
  workspace: {
    "/account": { path: "/account" },
    "/account/email": { path: "/account/email?token=none" },
    "/audit": { path: "/audit" },
    "/docs": { path: "/docs" },
    "/installation": { path: "/installation" },
    "/invite/[token]": { path: ({ invite }) => invite, isOpen: true },
    "/keys": { path: "/keys" },
    "/login": { path: "/login", isOpen: true },
    "/login/check": { path: "/login/check?email=ana%40pauta.test", isOpen: true },
    "/login/code": { path: "/login/code", isOpen: true },
    "/models": { path: "/models" },
    "/outbox": { path: "/outbox" },
    "/plan": { path: "/plan" },
    "/plan/checkout/[id]": { path: ({ checkout }) => `/plan/checkout/${checkout}` },
    "/projects": { path: "/projects", isWhole: true },
    "/sign-up": { path: "/sign-up", isOpen: true },
    "/sign-up/confirm": { path: "/sign-up/confirm?token=none", isOpen: true },
    "/start": { path: "/start" },
    "/status": { path: "/status" },
    "/team": { path: "/team" },
  },
  project: {
    // Before the pages on which a post can be archived.
    ...EDITORS,
    "/[project]/autopilot": { path: ({ project }) => `/${project}/autopilot` },
    "/[project]/brand": { path: ({ project }) => `/${project}/brand` },
    "/[project]/bulk": { path: ({ project }) => `/${project}/bulk` },
    "/[project]/calendar": { path: ({ project }) => `/${project}/calendar` },
    "/[project]/compose": { path: ({ project }) => `/${project}/compose` },
    "/[project]/library": { path: ({ project }) => `/${project}/library` },
    "/[project]/radar": { path: ({ project }) => `/${project}/radar`, ready: waitForRadar },
    "/[project]/reports": { path: ({ project }) => `/${project}/reports` },
    "/[project]/review": { path: ({ project }) => `/${project}/review` },
    "/[project]/settings": { path: ({ project }) => `/${project}/settings` },
    "/[project]/posts": { path: ({ project }) => `/${project}/posts` },
  },
};

/** What would take from the other pages what they show; each has a journey of its own. */
const SPARED = [
  /Cadastro aberto/,
  /(English|Español)$/,
  /(^|› )Sair$/,
  /› Sair de todos$/,
  /› Excluir para sempre$/,
  /Remover da equipe › Remover da equipe$/,
  /Revogar.* › Revogar$/,
  /Desconectar › Desconectar$/,
  /Cancelar plano › Cancelar plano$/,
  /› Publicar em @/,
];

test("every page of the app is walked", () => {
  const pages = globSync("app/**/page.tsx").map((file) => file.replaceAll(/^app|\/\([^)]+\)|\/page\.tsx$/g, "") || "/");
  const walked = Object.values(LANES).flatMap((stops) => Object.keys(stops).map((name) => name.split(",", 1).join()));
  // The first leads on, and a client's has a journey of its own.
  const expected = pages.filter((page) => page !== "/" && page !== "/review/[token]");
  expect([...new Set(walked)].toSorted()).toEqual(expected.toSorted());
});

for (const [lane, stops] of Object.entries(LANES)) {
  test.describe(lane, () => {
    test.describe.configure({ mode: "default" });
    const followed = new Set<string>();
    const opened = new Map<string, Set<string>>();
    let demo: Demo;
    test.beforeAll(async ({ browser }) => {
      test.setTimeout(120_000);
      demo = await makeDemo(browser);
    });

    for (const [name, { isOpen = false, isWhole = isOpen, kin = name, path, ready }] of Object.entries(stops)) {
      test(`every button and link of ${name} does something`, async ({ context, page }) => {
        test.setTimeout(300_000);
        if (!isOpen) await context.setStorageState(demo.state);
        await ready?.(page, demo);
        const known = opened.get(kin) ?? new Set<string>();
        const { faults, links, pressed } = await walk(page, {
          path: typeof path === "string" ? path : path(demo),
          within: isWhole ? "body" : "header, main",
          isSpared: (way) => known.has(way) || SPARED.some((spared) => spared.test(way)),
        });
        expect(pressed.size, `buttons found on ${name}`).toBeGreaterThan(0);
        opened.set(kin, new Set([...known, ...[...pressed].filter((way) => way.includes(" › "))]));
        const fresh = [...links].filter((link) => link.startsWith(new URL(page.url()).origin) && !followed.has(link));
        for (const link of fresh) followed.add(link);
        const dead = await findDeadLinks(page.request, fresh);
        // What a press took away leads nowhere any more: dead is what the page still shows.
        if (dead.length > 0) await page.reload({ waitUntil: "networkidle" });
        const shown = await page.evaluate(() => Array.from(document.links, ({ href }) => href));
        const lost = dead.filter((link) =>
          shown.some((href) => link === href || link.startsWith(`${href.replace(/#.*/, "")}: `)),
        );
        expect({ faults, lost }, name).toEqual({ faults: [], lost: [] });
      });
    }
  });
}
