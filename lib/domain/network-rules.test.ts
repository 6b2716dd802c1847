import { expect, test } from "vitest";
import { brokenRule, type NetworkFile } from "./network-rules.ts";

const picture: NetworkFile = { type: "image/jpeg", bytes: 200_000, width: 1080, height: 1350, durationSeconds: null };
const film: NetworkFile = { type: "video/mp4", bytes: 900_000, width: 1080, height: 1920, durationSeconds: 7 };
const repeat = (text: string, times: number) =>
  Array.from({ length: times }, (_, index) => `${text}${index}`).join(" ");

test.each<[string, Partial<Parameters<typeof brokenRule>[0]>]>([
  ["ten pages", { pages: 10, files: Array.from({ length: 10 }, () => picture) }],
  ["a caption at its limit", { caption: "é".repeat(2200) }],
  ["five hashtags and a door", { caption: `Carrera 50 #44-18 ${"#a ".repeat(5)}` }],
  ["five hashtags and twenty mentions", { caption: `${repeat("#a", 5)} ${repeat("@b", 20)}` }],
  ["an address of mail, which is no mention", { caption: repeat("ana@casa", 25) }],
  [
    "a square and a wide picture",
    {
      files: [
        { ...picture, height: 1080 },
        { ...picture, height: 566 },
      ],
    },
  ],
  ["a file of which little is known", { files: [{ ...picture, width: null, height: null }] }],
  ["a reel", { files: [film] }],
])("the network takes %s", (_, sending) => {
  expect(brokenRule({ caption: "Legenda", pages: 1, files: [picture], ...sending })).toBeNull();
});

test.each<[string, Partial<Parameters<typeof brokenRule>[0]>, string]>([
  ["eleven pages", { pages: 11 }, "post_unfit_for_network"],
  ["a caption of 2,201 characters", { caption: "é".repeat(2201) }, "caption_too_long_for_network"],
  ["six hashtags", { caption: repeat("#a", 6) }, "too_many_hashtags"],
  ["21 mentions", { caption: repeat("@b", 21) }, "too_many_mentions"],
  ["a PNG", { files: [picture, { ...picture, type: "image/png" }] }, "picture_not_jpeg"],
  ["a picture of 9 MB", { files: [{ ...picture, bytes: 9 * 1024 * 1024 }] }, "picture_too_large"],
  ["a picture too tall", { files: [{ ...picture, height: 1920 }] }, "picture_out_of_ratio"],
  ["a picture too wide", { files: [{ ...picture, height: 400 }] }, "picture_out_of_ratio"],
  ["a video that is no MP4", { files: [{ ...film, type: "video/webm" }] }, "video_not_mp4"],
  ["a video of 301 MB", { files: [{ ...film, bytes: 301 * 1024 * 1024 }] }, "video_too_large"],
  ["a video of two seconds", { files: [{ ...film, durationSeconds: 2 }] }, "video_out_of_length"],
  ["a video of 16 minutes", { files: [{ ...film, durationSeconds: 960 }] }, "video_out_of_length"],
])("it does not take %s", (_, sending, reason) => {
  const broken = brokenRule({ caption: "Legenda", pages: 1, files: [picture], ...sending });
  expect(broken).toMatchObject({ reason });
});
