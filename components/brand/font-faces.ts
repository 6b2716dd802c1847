import "@fontsource/bebas-neue/latin-400.css";
import "@fontsource/caveat/latin-600.css";
import "@fontsource/dm-serif-display/latin-400.css";
import "@fontsource/inter/latin-600.css";
import "@fontsource/lora/latin-600.css";
import "@fontsource/montserrat/latin-600.css";
import "@fontsource/nunito/latin-600.css";
import "@fontsource/oswald/latin-600.css";
import "@fontsource/playfair-display/latin-600.css";
import "@fontsource/poppins/latin-600.css";
import "@fontsource/raleway/latin-600.css";
import "@fontsource/space-grotesk/latin-600.css";

/** A browser fetches a face's file when a text in it comes on screen, so a closed list costs nothing. */
export const faceOf = (font: string) => ({ fontFamily: `"${font}", var(--font-sans)`, fontWeight: 600 });
