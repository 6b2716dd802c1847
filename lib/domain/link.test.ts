import { expect, test } from "vitest";
import { isPublicLink } from "./link.ts";

test.each([
  ["http://example.com/a", true],
  ["https://example.com:443/", true],
  ["https://example.com:8443/", false],
  ["ftp://example.com/", false],
  ["http://localhost/", false],
  ["http://printer.local/", false],
  ["http://intranet/", false],
  ["http://127.0.0.1/", false],
  ["http://2130706433/", false],
  ["http://0x7f.1/", false],
  ["http://10.1.2.3/", false],
  ["http://172.31.0.1/", false],
  ["http://172.32.0.1/", true],
  ["http://192.168.0.1/", false],
  ["http://100.64.0.1/", false],
  ["http://169.254.169.254/", false],
  ["http://[::1]/", false],
  ["http://[::ffff:127.0.0.1]/", false],
  ["http://[fd00::1]/", false],
  ["http://[2606:4700::1111]/", true],
  ["http://[2002:7f00:1::]/", false],
  ["http://user:pass@example.com/", false],
  ["http://localhost./", false],
  ["não é um link", false],
])("the text of %s says whether it is public: %s", (link, expected) => {
  expect(isPublicLink(link)).toBe(expected);
});
