/** Only what the person can mend; whether the address has an account is not the form's to say. */
export function emailProblem(email: string): "emailRequired" | "emailInvalid" | undefined {
  if (email.trim() === "") return "emailRequired";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$|^[^\s@]+@localhost$/.test(email.trim()) ? undefined : "emailInvalid";
}
