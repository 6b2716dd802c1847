import { boot } from "#lib/boot.ts";
import { dispatch } from "#lib/http/dispatch.ts";

const answer = (request: Request) => {
  const { limits, runtime } = boot();
  return dispatch(runtime, limits, "api", request);
};

export const dynamic = "force-dynamic";
export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
