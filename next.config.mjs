import createNextIntlPlugin from "next-intl/plugin";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` checks the types, tests included: a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  skipTrailingSlashRedirect: true,
  // No page uses it: pictures are made smaller by us, in two widths (lib/http/files/smaller-pictures.ts).
  images: { unoptimized: true },
  // Half as many files for a page, for some bytes that two pages bring twice: each is a task of its own for a phone.
  experimental: {
    turbopackChunking: { minChunkSize: 200_000 },
    // Of a build that is made once: to shrink what no browser loads, and to keep what no second build reads, takes
    // longer than all the rest.
    serverMinification: false,
    turbopackFileSystemCacheForBuild: false,
    // What no page uses of Next itself, which comes as CommonJS, and of constants of other files.
    turbopackCjsTreeShaking: true,
    turbopackCjsScopeHoisting: true,
    turbopackCrossModuleConstants: true,
  },
  // Texts come compiled (lib/messages/compiled.ts): nothing here reads their notation.
  turbopack: { resolveAlias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
  // Native, read from their own folders, or large: loaded as they are.
  serverExternalPackages: [
    "@ai-sdk/anthropic",
    "@ai-sdk/google",
    "@ai-sdk/openai",
    "@ai-sdk/openai-compatible",
    "@aws-sdk/client-s3",
    "@ffmpeg-installer/ffmpeg",
    "@mozilla/readability",
    "@napi-rs/canvas",
    "@prisma/adapter-pg",
    "@prisma/client",
    "@takumi-rs/core",
    "@takumi-rs/helpers",
    "ai",
    "linkedom",
    "nodemailer",
    "pg",
    "pg-boss",
    "pg-copy-streams",
    "pino",
    "rate-limiter-flexible",
    "sharp",
    "stripe",
    "undici",
    "yauzl",
    "yazl",
  ],
};

export default createNextIntlPlugin("./lib/messages/request.ts")(config);
