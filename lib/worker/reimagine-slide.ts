import { redrawPage } from "#lib/services/slides/redraw-page.ts";
import type { Handler } from "./job.ts";

export const reimagineSlide: Handler<"reimagine-slide"> = (wish, { isLastTry, signal, ...runtime }) =>
  redrawPage(runtime, wish.slideId, wish.instruction, { isLast: isLastTry, signal });
