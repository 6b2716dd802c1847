import { defineConfig } from "prisma/config";

// For whoever runs Prisma's own commands; the product itself does not.
export default defineConfig({
  schema: "../prisma/schema.prisma",
  migrations: { path: "../prisma/migrations" },
  datasource: { url: process.env["DATABASE_URL"] ?? "" },
});
