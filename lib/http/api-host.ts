/** Whether a call came to the host that serves the API alone. */
export const isApiHost = ({ headers }: { headers: Headers }, apiHost: string | undefined): boolean =>
  apiHost !== undefined && headers.get("host")?.toLowerCase().replace(/:\d+$/, "") === apiHost;
