const RINGS = [20, 36, 52];
const FOUND = [
  { x: 78, y: 34, r: 5 },
  { x: 40, y: 46, r: 3.5 },
  { x: 86, y: 78, r: 3 },
];

/** A sweep that has found three posts. */
export function RadarArt() {
  return (
    <svg aria-hidden viewBox="0 0 120 120" className="size-32">
      {RINGS.map((radius) => (
        <circle key={radius} cx="60" cy="60" r={radius} className="fill-none stroke-line-strong" strokeWidth="1.5" />
      ))}
      <path d="M60 60 L60 8 A52 52 0 0 1 105 34 Z" className="fill-accent-soft" />
      <path d="M60 60 L105 34" className="stroke-accent" strokeWidth="2" strokeLinecap="round" />
      {FOUND.map(({ r, x, y }) => (
        <circle key={x} cx={x} cy={y} r={r} className="fill-accent" />
      ))}
    </svg>
  );
}
