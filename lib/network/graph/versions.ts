/** The versions of the API that answer, with the day on which each ends. */
const VERSIONS: Record<string, string> = {
  "v20.0": "2026-09-24",
  "v21.0": "2027-01-21",
  "v22.0": "2027-05-20",
  "v23.0": "2027-10-08",
  "v24.0": "2028-02-18",
  "v25.0": "2028-07-29",
  "v26.0": "2029-01-29",
};

const OLDEST = "v20.0";

export interface Version {
  name: string;
  known: boolean;
  /** Its day has passed: calls are answered by the oldest living one, with a warning header. */
  ended: boolean;
  rest: string[];
}

export function readVersion(segments: string[], now: number): Version {
  const [first = "", ...others] = segments;
  const isVersion = /^v\d+\.\d+$/.test(first);
  const name = isVersion ? first : OLDEST;
  const end = VERSIONS[name];
  return {
    name,
    known: end !== undefined,
    ended: isVersion && end !== undefined && now > Date.parse(end),
    rest: isVersion ? others : segments,
  };
}
