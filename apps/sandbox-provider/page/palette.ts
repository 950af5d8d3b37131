/** Colour of a theme, degrees of the colour wheel. */
const hues: Readonly<Record<string, number>> = {
  ocean: 200,
  lanterns: 8,
  pirates: 205,
  circus: 340,
  'neon-city': 290,
  space: 230,
  forest: 140,
  vikings: 212,
  gold: 42,
  winter: 198,
  music: 300,
  aztec: 28,
  candy: 325,
  egypt: 38,
  farm: 95,
  gems: 190,
  jungle: 132,
  horror: 285,
  dragons: 12,
  robots: 215,
  'wild-west': 24,
  rome: 352,
  mythology: 250,
  fruit: 350,
  safari: 34,
  magic: 262,
  arabia: 268,
  samurai: 4,
  'fairy-tale': 310,
  sports: 145,
}
/** As far apart as a wheel allows for neighbouring seeds. */
const goldenAngle = 137

/** The main colour of a game. */
export const hueOf = (themes: readonly string[], seed: number): number =>
  themes.flatMap((theme) => hues[theme] ?? [])[0] ?? (seed * goldenAngle) % 360
