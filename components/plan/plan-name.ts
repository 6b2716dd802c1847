const NAMES = { 4: "essential", 12: "rhythm", 30: "daily" } as const;

export const planNameKey = (posts: number) => (posts in NAMES ? NAMES[posts as keyof typeof NAMES] : "custom");
