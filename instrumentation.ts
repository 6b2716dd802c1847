/** Next calls it once, before the first request, and compiles it for a runtime without Node as well. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { watchRequests } = await import("#lib/http/server/watch-requests.ts");
  watchRequests();
}
