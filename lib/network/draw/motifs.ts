import type { Motif } from "#lib/network/seeds/niche.ts";

/** Each sign of a trade in a square of 100, of shapes that take the fill `a` (main) or `b` (detail). */
export const MOTIFS: Record<Motif, string> = {
  cup: `<path class="a" d="M18 38h52v22a22 22 0 0 1-22 22h-8a22 22 0 0 1-22-22z"/><path class="l" d="M70 44h6a10 10 0 0 1 0 20h-7"/><path class="l" d="M34 28c-5-6 5-9 0-16M50 28c-5-6 5-9 0-16"/><rect class="b" x="14" y="86" width="62" height="6" rx="3"/>`,
  cake: `<path class="a" d="M14 52a8 8 0 0 1 8-8h56a8 8 0 0 1 8 8v34H14z"/><path class="b" d="M14 52a8 8 0 0 1 8-8h56a8 8 0 0 1 8 8v8c-6 8-12 8-18 0-6 8-12 8-18 0-6 8-12 8-18 0-6 8-12 8-18 0z"/><rect class="b" x="47" y="24" width="6" height="20" rx="3"/><path class="a" d="M50 8c6 7 6 13 0 14-6-1-6-7 0-14z"/>`,
  pizza: `<path class="a" d="M10 26c26-16 54-16 80 0L50 94z"/><path class="b" d="M10 26c26-16 54-16 80 0l-4 8c-24-13-48-13-72 0z"/><circle class="b" cx="42" cy="46" r="7"/><circle class="b" cx="61" cy="50" r="6"/><circle class="b" cx="50" cy="68" r="6"/>`,
  cross: `<path class="a" d="M36 10h28v26h26v28H64v26H36V64H10V36h26z"/><path class="bl" d="M18 50h18l7-14 12 28 7-14h20"/>`,
  tooth: `<path class="a" d="M50 20c-8-8-34-10-34 16 0 14 6 20 8 34 2 12 4 22 10 22 8 0 6-28 16-28s8 28 16 28c6 0 8-10 10-22 2-14 8-20 8-34 0-26-26-24-34-16z"/><path class="bl" d="M28 34c1-6 5-8 10-8"/>`,
  apple: `<path class="a" d="M50 34c-10-10-36-6-36 20 0 22 16 38 26 38 5 0 6-2 10-2s5 2 10 2c10 0 26-16 26-38 0-26-26-30-36-20z"/><path class="l" d="M50 34c0-10 2-16 8-22"/><path class="b" d="M56 24c4-12 16-14 24-12-2 10-12 16-24 12z"/>`,
  mind: `<path class="a" d="M46 10c-24 0-36 16-36 34 0 12 6 18 10 24v22h34V78h10c8 0 10-4 10-12v-8h8l-8-18C73 20 64 10 46 10z"/><path class="bl" d="M46 56c-12 0-16-8-16-14s6-14 14-14 14 6 14 12-5 9-10 9-7-4-6-8"/>`,
  comb: `<rect class="a" x="10" y="22" width="80" height="22" rx="11"/><path class="a" d="M16 40h6v40h-6zM28 40h6v40h-6zM40 40h6v40h-6zM52 40h6v40h-6zM64 40h6v40h-6zM76 40h6v40h-6z"/><circle class="b" cx="24" cy="33" r="4"/>`,
  razor: `<path class="a" d="M14 16h58a10 10 0 0 1 0 24H14z"/><rect class="b" x="14" y="32" width="58" height="8"/><path class="a" d="M30 46h14l6 46H36z"/><circle class="b" cx="37" cy="46" r="6"/>`,
  scales: `<rect class="a" x="47" y="14" width="6" height="70"/><rect class="a" x="28" y="84" width="44" height="8" rx="4"/><rect class="a" x="14" y="20" width="72" height="6" rx="3"/><path class="l" d="M20 26 8 56h24zM80 26 68 56h24z"/><path class="b" d="M6 56h28a14 14 0 0 1-28 0zM66 56h28a14 14 0 0 1-28 0z"/><circle class="b" cx="50" cy="14" r="6"/>`,
  ledger: `<rect class="a" x="18" y="10" width="64" height="80" rx="8"/><rect class="b" x="28" y="22" width="44" height="14" rx="3"/><path class="b" d="M28 46h10v10H28zM45 46h10v10H45zM62 46h10v28H62zM28 63h10v11H28zM45 63h10v11H45z"/>`,
  plan: `<path class="a" d="M10 14h80v72H10z"/><path class="bl" d="M10 50h30M40 14v20M40 50v36M58 50h32M58 50v14M40 34a16 16 0 0 1 16 0"/>`,
  house: `<path class="a" d="M50 10 92 46h-10v44H18V46H8z"/><rect class="b" x="42" y="60" width="18" height="30" rx="2"/><rect class="b" x="28" y="48" width="12" height="12"/><rect class="b" x="62" y="48" width="12" height="12"/>`,
  gear: `<path class="a" d="m43 8 14 0 3 12 9 4 11-6 9 10-6 11 4 8 12 3v0 12l-12 3-4 9 6 10-9 10-11-6-9 4-3 12H43l-3-12-9-4-11 6-9-10 6-10-4-9-12-3V50l12-3 4-8-6-11 9-10 11 6 9-4z"/><circle class="b" cx="50" cy="55" r="15"/>`,
  dress: `<path class="a" d="M36 8v12c0 12-2 20-4 26L14 90h72L68 46c-2-6-4-14-4-26V8h-6c0 14-16 14-16 0z"/><path class="b" d="M32 46h36l2 8H30z"/>`,
  paw: `<ellipse class="a" cx="22" cy="46" rx="10" ry="13"/><ellipse class="a" cx="40" cy="26" rx="10" ry="14"/><ellipse class="a" cx="62" cy="26" rx="10" ry="14"/><ellipse class="a" cx="80" cy="46" rx="10" ry="13"/><path class="a" d="M51 48c16 0 28 18 28 30 0 14-16 14-28 10-12 4-28 4-28-10 0-12 12-30 28-30z"/>`,
  flower: `<g class="a"><circle cx="50" cy="20" r="14"/><circle cx="70" cy="34" r="14"/><circle cx="62" cy="56" r="14"/><circle cx="38" cy="56" r="14"/><circle cx="30" cy="34" r="14"/></g><circle class="b" cx="50" cy="40" r="11"/><path class="l" d="M50 66v30"/><path class="a" d="M50 90c4-14 16-16 26-14-2 10-14 16-26 14z"/>`,
  pencil: `<path class="a" d="m66 10 24 24-52 52-28 6 6-28z"/><path class="b" d="m66 10 24 24-9 9-24-24z"/><path class="b" d="m10 92 3-14 11 11z"/>`,
  thread: `<circle class="a" cx="50" cy="52" r="36"/><path class="bl" d="M20 40c22-10 44-6 62 10M16 56c20-10 42-6 58 12M28 74c14-8 30-6 40 6"/><path class="l" d="M82 68c8 6 8 16 0 24"/>`,
  dumbbell: `<rect class="a" x="10" y="32" width="14" height="40" rx="5"/><rect class="a" x="76" y="32" width="14" height="40" rx="5"/><rect class="b" x="26" y="24" width="12" height="56" rx="5"/><rect class="b" x="62" y="24" width="12" height="56" rx="5"/><rect class="a" x="38" y="47" width="24" height="10"/>`,
  lotus: `<path class="a" d="M50 16c12 14 16 34 0 58-16-24-12-44 0-58z"/><path class="b" d="M24 30c18 6 26 22 24 46-22-2-32-22-24-46zM76 30c-18 6-26 22-24 46 22-2 32-22 24-46z"/><path class="a" d="M6 54c20-2 34 6 42 24-22 8-38-4-42-24zM94 54c-20-2-34 6-42 24 22 8 38-4 42-24z"/>`,
  plane: `<path class="a" d="M90 12 8 46l26 12zM90 12 34 58v28l14-18z"/><path class="b" d="M90 12 42 62l28 18z"/>`,
  camera: `<path class="a" d="M10 32a8 8 0 0 1 8-8h14l6-10h24l6 10h14a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8z"/><circle class="b" cx="50" cy="54" r="21"/><circle class="a" cx="50" cy="54" r="12"/>`,
  book: `<path class="a" d="M50 24C40 14 24 12 8 14v64c16-2 32 0 42 10 10-10 26-12 42-10V14c-16-2-32 0-42 10z"/><path class="bl" d="M50 24v62M18 30c8 0 14 1 20 4M18 46c8 0 14 1 20 4M82 30c-8 0-14 1-20 4M82 46c-8 0-14 1-20 4"/>`,
};
