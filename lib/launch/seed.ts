import { boot } from "#lib/boot.ts";
import { seedDemo } from "../../prisma/seed.ts";
import { main } from "./stop.ts";

await main(async () => {
  const { runtime } = boot();
  console.log(JSON.stringify(await seedDemo(runtime)));
  await runtime.db.$disconnect();
});
