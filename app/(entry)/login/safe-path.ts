/** A path of ours: never another site's address. */
export const safePath = (to: unknown) => (typeof to === "string" && /^\/(?![/\\])/.test(to) ? to : "/projects");
