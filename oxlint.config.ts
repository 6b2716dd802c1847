import { readdirSync } from "node:fs";
import { defineConfig, type OxlintOverride } from "oxlint";

interface Row {
  /** what of ours it may import beside itself: a folder or a file of lib */
  readonly may: readonly string[];
  /** where to go with what it may not */
  readonly remedy: string;
}

const CONTEXT = "runtime/context.ts";
const BOOT = "runtime/boot.ts";
const ENV = "runtime/env.ts";
const NETWORKS = "runtime/networks.ts";
const GATE = "runtime/gate.ts";
const SOME_AT_ONCE = "runtime/some-at-once.ts";

/** The arrows between the folders of lib: one row a folder, and a folder without a row is refused. */
const FOLDERS: Readonly<Record<string, Row>> = {
  domain: {
    may: [],
    remedy: "lib/domain holds pure rules: no clock, no I/O. Move what needs more to lib/services.",
  },
  contract: { may: ["domain"], remedy: "lib/contract ships to the browser: it may read lib/domain alone." },
  sdk: {
    may: ["domain", "contract"],
    remedy: "lib/sdk runs in other people's programs: it reads the contract, and reaches Pauta over the network alone.",
  },
  cli: {
    may: ["domain", "contract", "sdk", "mcp"],
    remedy: "lib/cli is the client's command line: what it does, lib/sdk does.",
  },
  mcp: {
    may: ["domain", "contract", "sdk"],
    remedy: "lib/mcp speaks to agents of the contract: it calls operations, and nothing below them.",
  },
  client: {
    may: ["domain", "contract"],
    remedy: "lib/client runs in the browser: it may read lib/contract and lib/domain.",
  },
  messages: { may: ["domain"], remedy: "lib/messages are words: what decides which to say stands with the caller." },
  content: {
    may: ["domain"],
    remedy: "lib/content is data: what reads meaning into it stands in writing or render.",
  },
  metrics: { may: [], remedy: "lib/metrics counts: what it counts, and whose it is, stands with who counts." },
  traces: { may: [], remedy: "lib/traces says what ran within what: whose it is stands with who runs it." },
  crypto: { may: [], remedy: "lib/crypto knows bytes and secrets, not whose they are." },
  ports: { may: ["domain"], remedy: "lib/ports are interfaces: they may read lib/domain alone." },
  db: {
    may: ["domain", "traces"],
    remedy: "lib/db reads and writes rows: rules live in lib/domain, transactions in lib/services.",
  },
  runtime: {
    may: ["domain", "ports", "db"],
    remedy: "lib/runtime says what a process and a call have; only boot.ts knows how it is made.",
  },
  writing: {
    may: ["domain", "content", "ports"],
    remedy: "lib/writing turns a brief into content: no database, no files, no network but its model's.",
  },
  voice: {
    may: ["domain", "content", "ports", "render"],
    remedy: "lib/voice implements lib/ports: it never calls services.",
  },
  render: {
    may: ["domain", "content", "ports"],
    remedy: "lib/render turns content into files: no database, no network.",
  },
  publishing: {
    may: ["domain", "metrics", "ports"],
    remedy: "lib/publishing is the algorithm over the social port: lib/services keep its rows.",
  },
  adapters: {
    may: ["domain", "content", "ports", "db", "writing", "voice", "render", ENV],
    remedy: "lib/adapters implement lib/ports: they never call services.",
  },
  services: {
    may: [
      "domain",
      "content",
      "messages",
      "crypto",
      "db",
      "metrics",
      "ports",
      "writing",
      "render",
      "publishing",
      "traces",
      CONTEXT,
      GATE,
      SOME_AT_ONCE,
    ],
    remedy: "lib/services is below its doors: take what you need from the context.",
  },
  auth: {
    may: ["domain", "contract", "messages", "crypto", "db", "services", CONTEXT, BOOT],
    remedy: "lib/auth says who calls; what they may do stands in lib/domain and lib/services.",
  },
  http: {
    may: [
      "domain",
      "contract",
      "messages",
      "db",
      "ports",
      "services",
      "auth",
      "crypto",
      "content",
      "mcp",
      "metrics",
      "traces",
      CONTEXT,
      ENV,
      GATE,
      NETWORKS,
    ],
    remedy: "lib/http is a thin door on lib/services.",
  },
  worker: {
    may: ["domain", "db", "metrics", "traces", "services", CONTEXT, BOOT, ENV],
    remedy: "lib/worker parses a payload and calls one service.",
  },
  network: {
    may: [],
    remedy: "lib/network is another program, the social network: it shares no code with Pauta.",
  },
  tools: { may: ["**"], remedy: "" },
};

/** The composition root: it alone knows every adapter. */
const COMPOSITION: Row = {
  may: [...rowOf("runtime").may, "runtime", "adapters", "http/doors/rate-limit.ts"],
  remedy: "",
};

const COMPONENTS: Row = {
  may: ["domain", "contract", "client", "messages"],
  remedy: "components reach the server through lib/client alone.",
};

/** They run in the browser too. */
const BROWSER = ["domain", "contract", "client", "components"];

function rowOf(folder: string): Row {
  const row = FOLDERS[folder];
  if (!row) throw new Error(`lib/${folder} has no row in oxlint.config.ts: say there what it may import`);
  return row;
}

const RELATIVE = {
  group: ["../*"],
  message: "Relative imports stay within a folder: import from #lib or #components.",
};

const allow = (place: string) => `!#lib/${place}${place.includes(".") || place.endsWith("*") ? "" : "/**"}`;

function imports(files: string, { may, remedy }: Row, own: readonly string[]): OxlintOverride {
  const folder = own[0] ?? "components";
  const group = [
    ...(folder === "components" ? [] : ["#components/**"]),
    "#lib/**",
    ...[...own, ...may].map(allow),
    ...(BROWSER.includes(folder) ? ["node:*"] : []),
  ];
  return {
    files: [files],
    rules: {
      "no-restricted-imports": ["error", { patterns: [RELATIVE, { group, message: remedy }] }],
    },
  };
}

/** The services by noun, from the lowest: a folder calls those of the lines above its own. */
const SERVICES = [
  ["installation"],
  ["account", "mail", "operation", "paging"],
  ["audit", "credits", "notices"],
  ["keys", "projects", "subscriptions", "team"],
  ["billing", "invites", "media", "sign-up", "social", "workspaces"],
  ["archive", "library", "plan", "providers", "second-step"],
  ["passkeys", "usage"],
  ["posts"],
  ["autopilot", "publications", "reports", "review", "studio"],
  ["settings"],
  ["brand"],
  ["radar", "slides"],
  ["generation"],
];

function serviceRow(noun: string): Row {
  const line = SERVICES.findIndex((nouns) => nouns.includes(noun));
  if (line < 0) throw new Error(`lib/services/${noun} has no place in SERVICES of oxlint.config.ts`);
  const below = SERVICES.slice(0, line)
    .flat()
    .map((other) => `services/${other}`);
  const remedy = `lib/services/${noun} calls what stands below it in SERVICES of oxlint.config.ts, and no neighbour.`;
  return { may: [...rowOf("services").may, ...below], remedy };
}

const foldersOf = (place: string) =>
  readdirSync(new URL(place, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "nextjs", "promise"],
  categories: { correctness: "error", suspicious: "error" },
  options: { typeAware: true },
  ignorePatterns: ["lib/db/generated/**", "next-env.d.ts", ".next/**"],
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": ["error", { checksVoidReturn: false }],
    "typescript/switch-exhaustiveness-check": "error",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "no-console": "error",
    eqeqeq: "error",
    "no-restricted-imports": ["error", { patterns: [RELATIVE] }],
    "no-unused-vars": [
      "error",
      {
        ignoreRestSiblings: true,
        argsIgnorePattern: "^_",
        varsIgnorePattern: "^_",
        caughtErrorsIgnorePattern: "^_",
      },
    ],
    "react/react-in-jsx-scope": "off",
    "import/no-unassigned-import": "off",
    "import/no-named-as-default-member": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "typescript/unbound-method": "off",
    "typescript/no-generated-empty-object-type": "off",
    "typescript/no-misused-spread": "off",
    "typescript/consistent-return": "off",
    "unicorn/consistent-function-scoping": "off",
    "consistent-return": "off",
    "no-shadow": "off",
    "no-underscore-dangle": "off",
  },
  overrides: [
    ...foldersOf("lib").map((folder) => imports(`lib/${folder}/**`, rowOf(folder), [folder])),
    ...foldersOf("lib/services").map((noun) =>
      imports(`lib/services/${noun}/**`, serviceRow(noun), [`services/${noun}`]),
    ),
    imports("lib/runtime/boot.ts", COMPOSITION, ["runtime"]),
    // What Next mounts begins with the process, and so does the server before it.
    imports("lib/http/server/{main,mount}.ts", { may: [...rowOf("http").may, BOOT], remedy: rowOf("http").remedy }, [
      "http",
    ]),
    imports("components/**", COMPONENTS, []),
    // Folders there are addresses: what several pages share stands above them.
    { files: ["app/**"], rules: { "no-restricted-imports": "off" } },
    // A test may reach for whatever shows that something holds.
    {
      files: ["lib/**/*.test.ts", "components/**/*.test.ts", "lib/tools/**", "e2e/**"],
      rules: { "no-restricted-imports": ["error", { patterns: [RELATIVE] }], "no-console": "off" },
    },
    { files: ["lib/**/main.ts", "prisma/**"], rules: { "no-console": "off" } },
  ],
});
