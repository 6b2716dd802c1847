import { redrawPage } from "#lib/services/generation/redraw-page.ts";
import type { Handler } from "./job.ts";

export const reimagineSlide: Handler<"reimagine-slide"> = ({ instruction, slideId }, runtime, attempt) =>
  redrawPage(runtime, slideId, instruction, attempt);
