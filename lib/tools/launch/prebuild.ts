import { build } from "./build.ts";
import { step } from "./step.mjs";
import { main } from "./stop.ts";

// For an image: what a start would install and build first is there already.
await main(() => step("build", () => build({ ...process.env, NODE_ENV: "production" })).then(() => 0));
