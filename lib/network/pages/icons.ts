import { Html } from "./html.ts";

const drawn = (shapes: string) =>
  new Html(
    `<svg class="icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shapes}</svg>`,
  );

export const ICONS = {
  brand: new Html(
    `<svg class="mark" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><circle cx="10" cy="11" r="8" class="mark-a"/><circle cx="18" cy="17" r="8" class="mark-b"/></svg>`,
  ),
  heart: drawn(
    `<path d="M12 20s-7.5-4.6-9-9.4C1.9 6.9 4.6 4 7.6 4c2 0 3.5 1 4.4 2.6C12.9 5 14.4 4 16.4 4c3 0 5.7 2.9 4.6 6.600C19.5 15.4 12 20 12 20z"/>`,
  ),
  comment: drawn(`<path d="M4 12a8 7.5 0 1 1 4 6.600L4 20l1.2-3.600A7 7 0 0 1 4 12z"/>`),
  eye: drawn(
    `<path d="M2 12s3.6-6.5 10-6.500S22 12 22 12s-3.6 6.5-10 6.500S2 12 2 12z"/><circle cx="12" cy="12" r="2.8"/>`,
  ),
  stack: drawn(`<rect x="3" y="7" width="13" height="14" rx="2.5"/><path d="M8 3h10.500A2.5 2.5 0 0 1 21 5.500V17"/>`),
  film: drawn(`<rect x="3" y="4" width="18" height="16" rx="3"/><path d="m10 9 5 3-5 3z" fill="currentColor"/>`),
  play: drawn(`<path d="M7 4.500v15l12-7.500z" fill="currentColor"/>`),
  back: drawn(`<path d="m14.5 5-7 7 7 7"/>`),
  forward: drawn(`<path d="m9.5 5 7 7-7 7"/>`),
  sound: drawn(
    `<path d="M4 9.500v5h3.500L13 19V5L7.5 9.500z"/><path class="on" d="M16.5 9a4.5 4.5 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11"/><path class="off" d="m17 9.5 5 5m0-5-5 5"/>`,
  ),
  search: drawn(`<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>`),
  check: drawn(`<path d="m5 12.5 4.5 4.500L19 7.5"/>`),
  grid: drawn(
    `<rect x="3.5" y="3.5" width="7" height="7" rx="1.5"/><rect x="13.5" y="3.5" width="7" height="7" rx="1.5"/><rect x="3.5" y="13.5" width="7" height="7" rx="1.5"/><rect x="13.5" y="13.5" width="7" height="7" rx="1.5"/>`,
  ),
};
