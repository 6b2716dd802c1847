/** What a file is called that came without a name. */
export const media = {
  uploaded: {
    clip: "Clipe enviado",
    track: "Trilha enviada",
  },
} as const;
