/** Shapes of the symbols that pay most, in a square of 64: drawn here, of simple lines. */
const shapes = {
  gem: 'M20 10h24l12 16-24 30L8 26z',
  moon: 'M42 8a25 25 0 1 0 12 38A21 21 0 0 1 42 8z',
  flame: 'M33 6c4 11 15 16 15 31a16 16 0 0 1-32 1c0-9 6-12 8-20 4 3 6 6 6 10 4-5 5-12 3-22z',
  leaf: 'M56 8C30 8 10 20 10 42c0 4 1 8 3 12 5-14 13-22 25-29-9 9-16 18-19 31 24 2 37-15 37-48z',
  heart: 'M32 56C10 40 6 30 6 22a13 13 0 0 1 26-4 13 13 0 0 1 26 4c0 8-4 18-26 34z',
  bolt: 'M38 4 12 36h15l-5 24 30-34H36z',
  drop: 'M32 5c10 14 19 24 19 35a19 19 0 0 1-38 0C13 29 22 19 32 5z',
  shield: 'M32 6l22 7v17c0 14-9 22-22 29-13-7-22-15-22-29V13z',
  coin: 'M32 6a26 26 0 1 1 0 52 26 26 0 0 1 0-52zm0 10a16 16 0 1 0 0 32 16 16 0 0 0 0-32z',
  bell: 'M32 6a5 5 0 0 1 5 5c9 3 13 11 13 21 0 9 3 12 6 15H8c3-3 6-6 6-15 0-10 4-18 13-21a5 5 0 0 1 5-5zm-7 44h14a7 7 0 0 1-14 0z',
  eye: 'M4 32c8-13 17-19 28-19s20 6 28 19c-8 13-17 19-28 19S12 45 4 32zm28-11a11 11 0 1 0 0 22 11 11 0 0 0 0-22z',
  clover:
    'M32 30c-12 4-22-2-22-11S22 7 27 14c-3-9 13-9 10 0 5-7 17-4 17 5s-10 15-22 11zm0 0c4 10 4 18 1 28h-5c4-9 5-17 4-28z',
  shell: 'M32 8c15 0 25 11 25 24L40 54H24L7 32C7 19 17 8 32 8zm-2 6-4 34 6 2 6-2-4-34z',
  key: 'M21 8a15 15 0 0 1 13 22l22 22v6H46v-7h-7v-7h-6l-4-5A15 15 0 1 1 21 8zm-3 9a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
  sun: 'M32 18a14 14 0 1 1 0 28 14 14 0 0 1 0-28zM32 4l4 9h-8zm0 56-4-9h8zM4 32l9-4v8zm56 0-9 4v-8zM12 12l9 4-5 5zm40 40-9-4 5-5zM12 52l4-9 5 5zm40-40-4 9-5-5z',
  mask: 'M8 14c8-3 16-3 24 1 8-4 16-4 24-1 2 20-6 32-18 36-2-4-4-6-6-6s-4 2-6 6C14 46 6 34 8 14zm8 10c1 6 8 9 12 4-2-4-7-6-12-4zm32 0c-5-2-10 0-12 4 4 5 11 2 12-4z',
} as const
type Shape = keyof typeof shapes

/** Which shapes suit a theme, what pays most first; of others the seed chooses. */
const suits: Readonly<Record<string, readonly Shape[]>> = {
  ocean: ['shell', 'drop', 'gem', 'coin'],
  lanterns: ['flame', 'coin', 'mask', 'gem'],
  pirates: ['key', 'coin', 'shell', 'gem'],
  classic: ['bell', 'clover', 'coin', 'heart'],
  circus: ['mask', 'bell', 'heart', 'coin'],
  'neon-city': ['bolt', 'gem', 'eye', 'heart'],
  space: ['moon', 'bolt', 'sun', 'gem'],
  forest: ['leaf', 'clover', 'moon', 'drop'],
  vikings: ['shield', 'bolt', 'flame', 'coin'],
  gold: ['coin', 'gem', 'key', 'sun'],
  winter: ['drop', 'moon', 'bell', 'gem'],
  music: ['bell', 'bolt', 'heart', 'gem'],
  aztec: ['sun', 'mask', 'flame', 'coin'],
  candy: ['heart', 'gem', 'drop', 'bell'],
  egypt: ['eye', 'sun', 'key', 'gem'],
  farm: ['leaf', 'sun', 'clover', 'bell'],
  gems: ['gem', 'drop', 'heart', 'coin'],
  jungle: ['leaf', 'mask', 'drop', 'sun'],
  horror: ['mask', 'moon', 'eye', 'flame'],
  dragons: ['flame', 'shield', 'gem', 'moon'],
  robots: ['bolt', 'key', 'eye', 'shield'],
  'wild-west': ['coin', 'shield', 'sun', 'bell'],
  rome: ['shield', 'coin', 'sun', 'leaf'],
  mythology: ['bolt', 'shield', 'moon', 'sun'],
  fruit: ['bell', 'clover', 'heart', 'leaf'],
  safari: ['sun', 'leaf', 'mask', 'drop'],
  magic: ['moon', 'bolt', 'gem', 'key'],
  arabia: ['moon', 'key', 'flame', 'gem'],
  samurai: ['mask', 'shield', 'flame', 'coin'],
}
const all = Object.values(shapes)

/** Paths of four shapes for a game. @param seed any whole number. */
export function emblemsOf(themes: readonly string[], seed: number): readonly string[] {
  const suit = themes.flatMap((theme) => suits[theme] ?? [])
  const own = [...new Set(suit)].map((shape) => shapes[shape])
  const others = all.map((_, index) => all[(index * 7 + seed) % all.length] ?? shapes.gem)
  return [...new Set([...own, ...others])].slice(0, 4)
}
