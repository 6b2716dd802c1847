import { useEffect } from "react";

/** Without a connection a link would end on the browser's own error page, and take what is open with it. */
export function useOfflineLinks(onStopped: () => void): void {
  useEffect(() => {
    const stop = (event: MouseEvent) => {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>("a[href]");
      if (!link || link.target === "_blank" || link.getAttribute("href")?.startsWith("#")) return;
      event.preventDefault();
      event.stopPropagation();
      onStopped();
    };
    document.addEventListener("click", stop, { capture: true });
    return () => document.removeEventListener("click", stop, { capture: true });
  });
}
