/** As an address is kept and looked for: one person has one, however they write it. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase();
