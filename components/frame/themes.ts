export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = "theme";

export const themeOf = (text: string | undefined): Theme => THEMES.find((theme) => theme === text) ?? "system";
