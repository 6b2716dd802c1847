const KEPT_MAX = 64;

/** Opens each settings once, as long as they are in use: what a maker has learned of its address is not lost. */
export function kept<Settings, Maker>(open: (settings: Settings) => Maker): (settings: Settings) => Maker {
  const makers = new Map<string, Maker>();
  return (settings) => {
    const said = JSON.stringify(settings);
    const maker = makers.get(said) ?? open(settings);
    // The one that was used last is the last to go.
    makers.delete(said);
    makers.set(said, maker);
    for (const oldest of makers.keys()) if (makers.size > KEPT_MAX) makers.delete(oldest);
    return maker;
  };
}
