import { beforeAll, describe, expect, test } from "vitest";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

let at: Workspace;
let id: string;

beforeAll(async () => {
  at = await workspace();
  ({ id } = await makePost(at));
});

const schedule = (when: unknown) =>
  at.send(`/v1/posts/${id}/schedule`, {
    method: "POST",
    headers: { ...at.withKey, "Content-Type": "application/json" },
    body: JSON.stringify({ when }),
  });

describe("when is an ISO 8601 time with its zone", () => {
  test.each([
    ["2027-01-10T09:00:00Z", "2027-01-10T09:00:00.000Z"],
    ["2027-01-10T09:00Z", "2027-01-10T09:00:00.000Z"],
    ["2027-01-10t09:00:00z", "2027-01-10T09:00:00.000Z"],
    ["2027-01-10T09:00:00-03:00", "2027-01-10T12:00:00.000Z"],
    ["2027-01-10T09:00-0300", "2027-01-10T12:00:00.000Z"],
    ["2027-01-10T09:00-03", "2027-01-10T12:00:00.000Z"],
    ["2027-01-10T09:00:00+05:30", "2027-01-10T03:30:00.000Z"],
    ["2027-01-10T09:00:00+05:45", "2027-01-10T03:15:00.000Z"],
    ["2027-01-10T00:00:00+14:00", "2027-01-09T10:00:00.000Z"],
    ["2027-01-10T23:30:00-12:00", "2027-01-11T11:30:00.000Z"],
    ["2027-01-10T09:00:00-00:00", "2027-01-10T09:00:00.000Z"],
    ["2027-01-10T09:00:00.5Z", "2027-01-10T09:00:00.500Z"],
    ["2027-01-10T09:00:00,25Z", "2027-01-10T09:00:00.250Z"],
    ["2027-01-10T09:00:00.123456789Z", "2027-01-10T09:00:00.123Z"],
    ["2028-02-29T12:00:00Z", "2028-02-29T12:00:00.000Z"],
    ["2400-02-29T12:00:00Z", "2400-02-29T12:00:00.000Z"],
    ["2026-12-31T23:59:59-03:00", "2027-01-01T02:59:59.000Z"],
    ["9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"],
  ])("%s is %s", async (when, expected) => {
    expect(await schedule(when)).toMatchObject({ status: 200, body: { scheduledFor: expected } });
    // As it was written, so it is read again.
    expect((await at.api("readPost", { params: { id } })).scheduledFor).toBe(expected);
  });

  test.each([
    "2027-01-10T09:00:00",
    "2027-01-10T09:00",
    "2027-01-10",
    "2027-01-10Z",
    "2027-01-10 09:00:00Z",
    "20270110T090000Z",
    "2027-1-10T09:00:00Z",
    "2027-02-29T09:00:00Z",
    "2027-02-30T09:00:00Z",
    "2100-02-29T09:00:00Z",
    "2027-04-31T09:00:00Z",
    "2027-00-10T09:00:00Z",
    "2027-13-10T09:00:00Z",
    "2027-01-00T09:00:00Z",
    "2027-01-32T09:00:00Z",
    "2027-01-10T24:00:00Z",
    "2027-01-10T25:00:00Z",
    "2027-01-10T09:60:00Z",
    "2027-01-10T09:00:60Z",
    "2027-01-10T9:00:00Z",
    "2027-01-10T09Z",
    "2027-01-10T09:00:00+15:00",
    "2027-01-10T09:00:00+3:00",
    "2027-01-10T09:00:00+03:60",
    "2027-01-10T09:00:00 -03:00",
    "2027-01-10T09:00:00ZZ",
    "2027-01-10T09:00:00.Z",
    "2027-01-10T09:00:00Z ",
    " 2027-01-10T09:00:00Z",
    "2027-01-10T09:00:00Z\n",
    "2027-W02-7T09:00:00Z",
    "+002027-01-10T09:00:00Z",
    "9999-12-31T23:59:59-03:00",
    "10000-01-01T00:00:00Z",
    "Sun, 10 Jan 2027 09:00:00 GMT",
    "tomorrow",
    "1799571600000",
    "٢٠٢٧-01-10T09:00:00Z",
    "",
    1_799_571_600_000,
    null,
    {},
    ["2027-01-10T09:00:00Z"],
  ])("%j is none", async (when) => {
    expect(await schedule(when)).toMatchObject({
      status: 400,
      body: { error: { code: "invalid_input", message: expect.stringContaining("when") } },
    });
  });

  // The clock stands at noon UTC.
  test.each([
    ["2026-11-20T12:00:00Z", 400],
    ["2026-11-20T08:59:59.999-03:00", 400],
    ["2026-11-20T17:30+05:30", 400],
    ["1970-01-01T00:00:00Z", 400],
    ["0001-01-01T00:00:00Z", 400],
    ["2026-11-20T12:00:00.001Z", 200],
    ["2026-11-20T09:00:01-03:00", 200],
  ])("%s → %i: it must be to come", async (when, status) => {
    expect((await schedule(when)).status).toBe(status);
  });
});

describe("a period's ends", () => {
  const read = async (query: string) => {
    const { projectId } = await at.db.post.findUniqueOrThrow({ where: { id } });
    return at.send(`/v1/projects/${projectId}/reports/summary?${query}`, { headers: at.withKey });
  };

  test.each([
    ["from=2028-02-29", { from: "2028-02-29T00:00:00.000Z", to: null }],
    ["to=2028-02-29", { from: null, to: "2028-02-29T23:59:59.999Z" }],
    ["from=2026-01-01&to=2026-01-01", { from: "2026-01-01T00:00:00.000Z", to: "2026-01-01T23:59:59.999Z" }],
    ["from=2026-01-01T10:00-03:00", { from: "2026-01-01T13:00:00.000Z", to: null }],
    ["from=2026-01-01T10:00%2B0530", { from: "2026-01-01T04:30:00.000Z", to: null }],
    ["from=0001-01-01&to=9999-12-31", { from: "0001-01-01T00:00:00.000Z", to: "9999-12-31T23:59:59.999Z" }],
    ["", { from: null, to: null }],
  ])("of %s are %j", async (query, period) => {
    expect(await read(query)).toMatchObject({ status: 200, body: { period } });
  });

  test.each([
    "from=2027-02-29",
    "from=2027-02-30",
    "to=2100-02-29",
    "from=2027-2-1",
    "from=20270201",
    "from=2027-02",
    "from=2027",
    "from=0000-01-01",
    "to=10000-01-01",
    "from=2027-02-01T10:00:00",
    // A plus that nobody escaped is a space.
    "from=2026-01-01T10:00+05:30",
    "from=",
    "to=hoje",
    "from=2026-01-02&to=2026-01-01",
    "from=2026-01-01&from=2026-01-01",
  ])("of %s are refused by name", async (query) => {
    expect(await read(query)).toMatchObject({
      status: 400,
      body: { error: { code: "invalid_input", message: expect.stringContaining(query.split("=")[0] ?? "") } },
    });
  });
});
