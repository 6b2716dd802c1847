import { boot } from "#lib/runtime/boot.ts";
import { seedDemo } from "#prisma/seed.ts";

const { runtime } = boot();
console.log(JSON.stringify(await seedDemo(runtime)));
await runtime.db.$disconnect();
