/** What a project looks like before anyone says. */
export const NEW_BRAND = { imageStyle: "illustration", brandColor: "#5b3df5", backgroundColor: "#ffffff" } as const;
