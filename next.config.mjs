import createNextIntlPlugin from "next-intl/plugin";

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` checks the types, tests included: a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  skipTrailingSlashRedirect: true,
  rewrites: async () => [{ source: "/media/:key*", destination: "/api/media/:key*" }],
  serverExternalPackages: ["pg", "pg-boss", "pino", "@prisma/client", "@prisma/adapter-pg", "nodemailer"],
};

export default createNextIntlPlugin("./lib/messages/request.ts")(config);
