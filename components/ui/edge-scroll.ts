import type { Point } from "./use-drag.ts";

const EDGE_PX = 36;
const STEP_PX = 10;

const SCROLLS = /auto|scroll/;

function scrollersOf(element: Element): Element[] {
  const page = document.scrollingElement;
  const boxes = page ? [page] : [];
  for (let box = element.parentElement; box && box !== page; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (SCROLLS.test(overflowX + overflowY) && box !== document.body) boxes.unshift(box);
  }
  return boxes;
}

const frameOf = (box: Element) =>
  box === document.scrollingElement
    ? { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }
    : box.getBoundingClientRect();

const stepOf = (at: number, from: number, to: number) =>
  at < from + EDGE_PX ? -STEP_PX : at > to - EDGE_PX ? STEP_PX : 0;

/** While something is carried at the edge of what holds it, that scrolls. */
export function edgeScroll(source: Element, onScroll: (at: Point) => void) {
  const boxes = scrollersOf(source);
  let at: Point | null = null;
  const scroll = (box: Element, { x, y }: Point) => {
    const { bottom, left, right, top } = frameOf(box);
    const before = box.scrollLeft + box.scrollTop;
    box.scrollBy(stepOf(x, left, right), stepOf(y, top, bottom));
    return box.scrollLeft + box.scrollTop !== before;
  };
  const tick = () => {
    const here = at;
    if (here && boxes.some((box) => scroll(box, here))) onScroll(here);
    frame = requestAnimationFrame(tick);
  };
  let frame = requestAnimationFrame(tick);
  return {
    follow: (to: Point) => void (at = to),
    stop: () => cancelAnimationFrame(frame),
  };
}
