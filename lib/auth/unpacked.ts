/** next-auth's modules are CommonJS: a bundler finds their default export, Node what holds it. */
export const unpacked = <T>(module: T): T => (module as { default?: T }).default ?? module;
