import type { pictures as pt } from "#lib/messages/pt/pictures.ts";
import type { Same } from "#lib/messages/words.ts";

export const pictures: Same<typeof pt> = {
  picker: {
    title: "Choose from the library",
    text: "{most, plural, one {One photo.} other {Up to # photos, in the order you pick them.}}",
    choose: "Choose {name}",
    all: "Choose all {count, number}",
    cancel: "Cancel",
    use: "{count, plural, =0 {Use photos} one {Use # photo} other {Use # photos}}",
  },
  focus: {
    label: "Point kept in view: {x, number}% from the left, {y, number}% from the top",
    hint: "Drag the point onto what must not be cut off. Arrow keys move it too.",
    zoom: "Zoom",
    percent: "{percent, number}%",
  },
  panel: {
    none: "Put your own photos on this page; up to four make a collage. Its text and style stay as they are.",
    some: "The photos replace the drawing.",
    matched: "Picked from the library: it mentions “{matched}”.",
    adjust: "Frame photo {number, number}",
    drop: "Remove photo {number, number}",
    choose: "Choose from the library",
    change: "Change photos",
    back: "Back to the drawing",
  },
  moment: {
    change: "Replace photo {number, number} from the library",
    focus: "Frame",
  },
};
