// What is done to every pixel of every frame. Compiled by hand, with clang and lld, to the pixels.wasm beside it:
// clang --target=wasm32 -O3 -msimd128 -nostdlib -ffreestanding -Wall -Werror -Wl,--no-entry,--strip-all
//   -Wl,--export=__heap_base -o pixels.wasm pixels.c
#include <stdint.h>
#include <wasm_simd128.h>

#define EXPORTED(name) __attribute__((export_name(name)))
#define WIDEST 4096

typedef uint8_t Byte;

// One row of the source and what is read beyond its end.
static Byte row[WIDEST + 16];
// Eight columns at a time: where in the row they begin, which of the sixteen bytes from there they lie between (eight
// left neighbours, eight right ones), and how near to the right one.
static int begins[WIDEST / 8];
static Byte between[WIDEST * 2];
static uint16_t nearness[WIDEST];

static int place(double at, int length) {
  const int most = (length - 1) * 256 - 1;
  const int found = (int)(at * 256);
  return found < 0 ? 0 : found > most ? most : found;
}

static void place_columns(int wide, int width, double left, double step) {
  for (int group = 0; group * 8 < wide; group++) {
    begins[group] = place(left + group * 8 * step, width) >> 8;
    for (int lane = 0; lane < 8; lane++) {
      const int x = group * 8 + lane;
      const int at = place(left + x * step, width);
      between[group * 16 + lane] = (at >> 8) - begins[group];
      between[group * 16 + 8 + lane] = (at >> 8) - begins[group] + 1;
      nearness[x] = at & 255;
    }
  }
}

static void place_row(const Byte *source, int width, int at) {
  const Byte *above = source + (at >> 8) * width;
  const Byte *below = above + width;
  const v128_t near_above = wasm_u16x8_splat(256 - (at & 255));
  const v128_t near_below = wasm_u16x8_splat(at & 255);
  const v128_t half = wasm_u16x8_splat(128);
  for (int x = 0; x < width; x += 16) {
    const v128_t upper = wasm_v128_load(above + x);
    const v128_t lower = wasm_v128_load(below + x);
    const v128_t first = wasm_i16x8_add(
        wasm_i16x8_add(wasm_i16x8_mul(wasm_u16x8_extend_low_u8x16(upper), near_above),
                       wasm_i16x8_mul(wasm_u16x8_extend_low_u8x16(lower), near_below)),
        half);
    const v128_t second = wasm_i16x8_add(
        wasm_i16x8_add(wasm_i16x8_mul(wasm_u16x8_extend_high_u8x16(upper), near_above),
                       wasm_i16x8_mul(wasm_u16x8_extend_high_u8x16(lower), near_below)),
        half);
    wasm_v128_store(row + x, wasm_u8x16_narrow_i16x8(wasm_u16x8_shr(first, 8), wasm_u16x8_shr(second, 8)));
  }
}

// A plane seen from a place that lies between pixels. A step of at most 1.8; up to 16 bytes beyond each plane are
// touched, and only those of the source are read.
EXPORTED("pan")
void pan(const Byte *source, int width, int height, Byte *out, int wide, int tall, double left, double top,
         double step) {
  const v128_t whole = wasm_u16x8_splat(256);
  const v128_t half = wasm_u16x8_splat(128);
  place_columns(wide, width, left, step);
  for (int y = 0; y < tall; y++, out += wide) {
    place_row(source, width, place(top + y * step, height));
    for (int x = 0; x < wide; x += 8) {
      const v128_t seen =
          wasm_i8x16_swizzle(wasm_v128_load(row + begins[x / 8]), wasm_v128_load(between + x * 2));
      const v128_t near = wasm_v128_load(nearness + x);
      const v128_t mixed = wasm_i16x8_add(
          wasm_i16x8_add(wasm_i16x8_mul(wasm_u16x8_extend_low_u8x16(seen), wasm_i16x8_sub(whole, near)),
                         wasm_i16x8_mul(wasm_u16x8_extend_high_u8x16(seen), near)),
          half);
      wasm_v128_store64_lane(out + x, wasm_u8x16_narrow_i16x8(wasm_u16x8_shr(mixed, 8), whole), 0);
    }
  }
}

static v128_t weighted(v128_t red, v128_t green, v128_t blue, int of_red, int of_green, int of_blue, int more) {
  return wasm_i32x4_add(wasm_i32x4_add(wasm_i32x4_mul(red, wasm_i32x4_splat(of_red)),
                                       wasm_i32x4_mul(green, wasm_i32x4_splat(of_green))),
                        wasm_i32x4_add(wasm_i32x4_mul(blue, wasm_i32x4_splat(of_blue)), wasm_i32x4_splat(more)));
}

static v128_t channel(v128_t pixels, int number) {
  return wasm_v128_and(wasm_u32x4_shr(pixels, number * 8), wasm_i32x4_splat(255));
}

static v128_t light(v128_t pixels) {
  const v128_t sum =
      weighted(channel(pixels, 0), channel(pixels, 1), channel(pixels, 2), 11966, 40254, 4064, 1081344);
  return wasm_u32x4_shr(sum, 16);
}

// Four values of 32 bits that fit in a byte each.
static uint32_t packed(v128_t values) {
  const v128_t narrow = wasm_u16x8_narrow_i32x4(values, values);
  return wasm_u32x4_extract_lane(wasm_u8x16_narrow_i16x8(narrow, narrow), 0);
}

// Sums of neighbours: of eight values in two rows, four.
static v128_t pairs(v128_t a, v128_t b) {
  return wasm_i32x4_add(wasm_i32x4_shuffle(a, b, 0, 2, 4, 6), wasm_i32x4_shuffle(a, b, 1, 3, 5, 7));
}

static void put_eight(const Byte *upper, const Byte *lower, uint32_t lights[4], uint32_t *blues, uint32_t *reds) {
  const v128_t a = wasm_v128_load(upper), b = wasm_v128_load(upper + 16);
  const v128_t c = wasm_v128_load(lower), d = wasm_v128_load(lower + 16);
  lights[0] = packed(light(a));
  lights[1] = packed(light(b));
  lights[2] = packed(light(c));
  lights[3] = packed(light(d));
  v128_t sums[3];
  for (int number = 0; number < 3; number++)
    sums[number] = pairs(wasm_i32x4_add(channel(a, number), channel(c, number)),
                         wasm_i32x4_add(channel(b, number), channel(d, number)));
  *blues = packed(wasm_u32x4_shr(weighted(sums[0], sums[1], sums[2], -6596, -22189, 28784, 33685504), 18));
  *reds = packed(wasm_u32x4_shr(weighted(sums[0], sums[1], sums[2], 28784, -26145, -2639, 33685504), 18));
}

// Opaque pixels as three planes, one after the other: BT.709, limited range, colour averaged over four pixels.
// Both sides are even.
EXPORTED("planes")
void planes(const Byte *rgba, int width, int height, Byte *out) {
  Byte *blue = out + width * height;
  Byte *red = blue + width * height / 4;
  for (int y = 0; y < height; y += 2)
    for (int x = 0; x < width; x += 8) {
      // The last columns are done with some of those before them.
      const int at = x + 8 <= width ? x : width - 8;
      const Byte *upper = rgba + (y * width + at) * 4;
      uint32_t lights[4], blues, reds;
      put_eight(upper, upper + width * 4, lights, &blues, &reds);
      Byte *first = out + y * width + at;
      Byte *second = first + width;
      const int color = y / 2 * (width / 2) + at / 2;
      __builtin_memcpy(first, &lights[0], 4);
      __builtin_memcpy(first + 4, &lights[1], 4);
      __builtin_memcpy(second, &lights[2], 4);
      __builtin_memcpy(second + 4, &lights[3], 4);
      __builtin_memcpy(blue + color, &blues, 4);
      __builtin_memcpy(red + color, &reds, 4);
    }
}

static v128_t mixed(v128_t values, v128_t shares, v128_t below) {
  const v128_t sum = wasm_i16x8_add(
      wasm_i16x8_add(wasm_i16x8_mul(values, shares),
                     wasm_i16x8_mul(below, wasm_i16x8_sub(wasm_u16x8_splat(255), shares))),
      wasm_u16x8_splat(127));
  // A 255th, without a division.
  return wasm_u16x8_shr(wasm_i16x8_add(wasm_i16x8_add(sum, wasm_u16x8_splat(1)), wasm_u16x8_shr(sum, 8)), 8);
}

// Values over those of a plane whose rows are `across` long, each by its share of 255.
EXPORTED("cover")
void cover(Byte *onto, int across, const Byte *values, const Byte *shares, int width, int height) {
  for (int y = 0; y < height; y++, onto += across, values += width, shares += width) {
    int x = 0;
    for (; x + 16 <= width; x += 16) {
      const v128_t over = wasm_v128_load(values + x);
      const v128_t share = wasm_v128_load(shares + x);
      const v128_t below = wasm_v128_load(onto + x);
      const v128_t first = mixed(wasm_u16x8_extend_low_u8x16(over), wasm_u16x8_extend_low_u8x16(share),
                                 wasm_u16x8_extend_low_u8x16(below));
      const v128_t second = mixed(wasm_u16x8_extend_high_u8x16(over), wasm_u16x8_extend_high_u8x16(share),
                                  wasm_u16x8_extend_high_u8x16(below));
      wasm_v128_store(onto + x, wasm_u8x16_narrow_i16x8(first, second));
    }
    for (; x < width; x++) onto[x] = (values[x] * shares[x] + onto[x] * (255 - shares[x]) + 127) / 255;
  }
}
