"use client";

import { startTransition, useEffect, useRef, useState } from "react";

/** True once an element has come within half a screen of the window; what is drawn for it holds up nothing. */
export function useNear<Kind extends Element>(initially: boolean) {
  const [isNear, setIsNear] = useState(initially);
  const ref = useRef<Kind>(null);
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && startTransition(() => setIsNear(true)),
      { rootMargin: "50% 0px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
