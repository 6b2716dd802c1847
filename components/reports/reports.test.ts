import { expect, test } from "vitest";
import { separatorOf, toCsv } from "./csv.ts";
import { addressOf, drawnDays, instantsOf, periodOf, previousOf } from "./period.ts";
import { meanOf, segmentsOf, ticksOf } from "./scale.ts";

const TODAY = "2026-11-20";
const read = (address: string) => periodOf(new URLSearchParams(address), TODAY);

test("the address names the period, and nonsense in it means the last 30 days", () => {
  expect(read("days=7")).toEqual({ choice: "7", from: "2026-11-14", to: TODAY });
  expect(read("from=2026-11-01&to=2026-11-03")).toEqual({ choice: "own", from: "2026-11-01", to: "2026-11-03" });
  expect(read("days=month")).toEqual({ choice: "month", from: "2026-10-01", to: "2026-10-31" });
  expect(read("days=all")).toEqual({ choice: "all", from: "2000-01-01", to: TODAY });
  const usual = { choice: "30", from: "2026-10-22", to: TODAY };
  for (const address of ["", "days=12", "from=2026-11-03&to=2026-11-01", "from=2026-02-30&to=2026-11-01", "to=x"]) {
    expect(read(address), address).toEqual(usual);
  }
  expect(read("from=2026-11-01&to=2026-11-21"), "a day to come").toEqual(usual);
});

test("a choice is read back from the address it makes", () => {
  for (const address of ["days=7", "", "days=90", "days=month", "days=all", "from=2026-11-01&to=2026-11-03"]) {
    const period = read(address);
    const made = Object.entries(addressOf(period.choice, period)).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    );
    expect(periodOf(new URLSearchParams(made), TODAY)).toEqual(period);
  }
});

test("a period is whole days of the project's clock, however long they are", () => {
  const period = { choice: "own", from: "2026-03-28", to: "2026-03-29" } as const;
  expect(instantsOf(period, "Europe/Lisbon")).toEqual({
    from: "2026-03-28T00:00:00.000Z",
    to: "2026-03-29T22:59:59.999Z",
  });
  expect(drawnDays(period)).toEqual(["2026-03-28", "2026-03-29"]);
});

test.each([
  ["days=7", { choice: "own", from: "2026-11-07", to: "2026-11-13" }],
  ["from=2026-03-01&to=2026-03-01", { choice: "own", from: "2026-02-28", to: "2026-02-28" }],
  ["days=all", null],
])("%s is compared with as many days just before", (address, previous) =>
  expect(previousOf(read(address))).toEqual(previous),
);

test("of more than a year only the days since the first measurement are drawn", () => {
  for (const address of ["days=all", `from=2000-01-01&to=${TODAY}`]) {
    expect(drawnDays(read(address), "2026-11-19"), address).toEqual(["2026-11-19", TODAY]);
    expect(drawnDays(read(address)), "nothing measured").toEqual([TODAY]);
  }
});

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [41, [0, 20, 40, 60]],
  [1000, [0, 500, 1000]],
])("the marks of an axis to %i are round", (largest, ticks) => expect(ticksOf(largest)).toEqual(ticks));

test("what was not measured is bridged, never a value, and a fall is a fall", () => {
  expect(segmentsOf([null, 10, 12, null, 7, null])).toEqual([
    { from: 1, to: 2, falls: false, bridges: false },
    { from: 2, to: 4, falls: true, bridges: true },
  ]);
  expect(segmentsOf([null, 0, null])).toEqual([]);
  expect(meanOf(undefined, 0)).toBeNull();
  expect(meanOf(0, 2)).toBe(0);
});

test("a spreadsheet opens the file as it was meant, and runs nothing in it", () => {
  expect(
    toCsv(
      [
        ["a;b", 'diz "oi"', null, 0],
        ["=SOMA(A1)", "linha\nnova", "ok", -1],
      ],
      ";",
    ),
  ).toBe('\uFEFF"a;b";"diz ""oi""";;0\r\n\'=SOMA(A1);"linha\nnova";ok;-1\r\n');
  expect([separatorOf("pt-BR"), separatorOf("en"), separatorOf("es")]).toEqual([";", ",", ";"]);
});
