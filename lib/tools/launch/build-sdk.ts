import { buildSdk } from "#lib/tools/sdk/build.ts";

console.log(buildSdk("build"));
