import createNextIntlPlugin from "next-intl/plugin";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` checks the types, tests included: a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  skipTrailingSlashRedirect: true,
  // Half as many files for a page, for some bytes that two pages bring twice: each is a task of its own for a phone.
  experimental: { turbopackChunking: { minChunkSize: 200_000 } },
  rewrites: async () => [{ source: "/media/:key*", destination: "/api/media/:key*" }],
  // Native, or read from their own folders: loaded as they are.
  serverExternalPackages: [
    "@ffmpeg-installer/ffmpeg",
    "@napi-rs/canvas",
    "@prisma/adapter-pg",
    "@prisma/client",
    "@takumi-rs/core",
    "@takumi-rs/helpers",
    "linkedom",
    "nodemailer",
    "pg",
    "pg-boss",
    "pino",
    "sharp",
    "undici",
  ],
};

export default createNextIntlPlugin("./lib/messages/request.ts")(config);
