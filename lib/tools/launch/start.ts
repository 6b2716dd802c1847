import { serve } from "./serve.ts";
import { main } from "./stop.ts";

await main(() => serve("production"));
