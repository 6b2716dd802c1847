import createNextIntlPlugin from "next-intl/plugin";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` checks the types, tests included: a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  skipTrailingSlashRedirect: true,
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
