/** In the page: what can be pressed in the layer that is in front, and what came of the last press. */
export interface Presses {
  /** the dialog or menu that is in front; empty where none is open */
  layer: () => string;
  /** of a row of buttons alike only the first, and nothing that is chosen already */
  names: (within: string) => string[];
  /** without those to a part of this page that is there */
  links: () => string[];
  find: (name: string, within: string) => HTMLElement | null;
  isNoticed: () => boolean;
  /** nothing changed for that long */
  isQuiet: (ms: number) => boolean;
}

declare global {
  interface Window {
    presses: Presses;
  }
}

/** Given to the browser as it stands, so it holds all that it needs. */
export function watchPresses() {
  const KINDS =
    "button, summary, input[type=checkbox], input[type=radio], [role^=menuitem]:not(a), " +
    ":is([role=button], [role=tab], [role=switch], [role=radio], [role=checkbox], [role=option])";
  const CHOSEN =
    "input[type=radio]:checked, [aria-checked=true]:is([role=radio], [role=menuitemradio]), [role=tab][aria-selected=true], " +
    "[aria-current]:not([aria-current=false]), :is(fieldset, [role=group], li) [aria-pressed=true]";
  const OFF = ":disabled, [aria-disabled=true], [aria-hidden=true], [aria-hidden=true] *, [inert] *";
  const LAYERS =
    ":is([role=dialog], [role=alertdialog]):not([data-closed], [popover]), :popover-open, [data-open]:has(> [role=listbox])";
  // These change by the focus that any press brings.
  const OF_FOCUS = new Set(["data-focused", "data-touched", "tabindex"]);
  const ALIKE = 4;

  // A notice lies over what is pressed next, and stays while the pointer is on it.
  const passing = new CSSStyleSheet();
  passing.replaceSync("[data-toaster] * { pointer-events: none !important }");
  document.adoptedStyleSheets.push(passing);

  const ids = new WeakMap<Element, string>();
  let isNoticed = false;
  let changedAt = 0;
  let pressed: HTMLElement | undefined;
  let wasChecked = false;
  const notice = () => (isNoticed = true);
  const isChecked = () => pressed instanceof HTMLInputElement && pressed.checked;

  const isChange = ({ addedNodes, attributeName, target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    // What was said before fades by itself.
    if (element?.closest("[data-toaster]")) return addedNodes.length > 0;
    return !OF_FOCUS.has(attributeName ?? "");
  };
  new MutationObserver((records) => {
    if (!records.some(isChange)) return;
    changedAt = performance.now();
    notice();
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  const begin = () => {
    changedAt = performance.now();
    isNoticed = false;
  };
  document.addEventListener("pointerdown", begin, true);
  document.addEventListener("scroll", notice, true);
  document.addEventListener("focusin", ({ target }) => target !== pressed && notice(), true);

  const front = () =>
    [...document.querySelectorAll<HTMLElement>(LAYERS)].filter((layer) => layer.checkVisibility()).at(-1);

  const nameOf = (element: HTMLElement) => {
    const by = document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
    const name = element.getAttribute("aria-label") ?? by ?? label ?? "";
    return name.trim().replaceAll(/\s+/g, " ").replaceAll(/\d+/g, "#");
  };
  const kinOf = (element: HTMLElement, name: string) =>
    element.matches("[role=option]:not([cmdk-item])") ? "option" : name.split(" ", 2).join(" ");

  const reachable = (within: string) => {
    const parts = [front() ?? document.querySelectorAll<HTMLElement>(within)].flatMap((part) =>
      part instanceof HTMLElement ? part : [...part],
    );
    const all = parts
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>(KINDS)])
      .filter((element) => !element.matches(`${CHOSEN}, ${OFF}`) && element.checkVisibility())
      .map((element) => ({ element, name: nameOf(element), kin: kinOf(element, nameOf(element)) }));
    const families = Map.groupBy(all, ({ element, kin }) => `${kin} ${element.className}`);
    const found = new Map<string, HTMLElement>();
    for (const { element, kin, name } of all) {
      const isOneOfMany = (families.get(`${kin} ${element.className}`)?.length ?? 0) >= ALIKE;
      const called = isOneOfMany ? `${kin} …` : name;
      if (!found.has(called)) found.set(called, element);
    }
    return found;
  };

  const leadsOn = ({ hash, href }: HTMLAnchorElement) =>
    href !== location.href.replace(/#.*/, "") + hash || !document.getElementById(decodeURIComponent(hash.slice(1)));

  window.presses = {
    layer() {
      const layer = front();
      if (!layer) return "";
      if (!ids.has(layer)) ids.set(layer, crypto.randomUUID());
      return ids.get(layer) ?? "";
    },
    names: (within) => [...reachable(within).keys()],
    links: () => [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(leadsOn).map(({ href }) => href),
    find(name, within) {
      pressed = reachable(within).get(name);
      wasChecked = isChecked();
      // A box that is drawn by its label is pressed there.
      return (pressed instanceof HTMLInputElement && pressed.labels?.[0]) || (pressed ?? null);
    },
    isNoticed: () => isNoticed || isChecked() !== wasChecked,
    isQuiet: (ms) => performance.now() - changedAt > ms,
  };
}
