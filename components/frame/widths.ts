export const WIDTH_COOKIE = "width";
