/** What flies over the reels: sparks, embers, glows, rays, confetti and a turning coin in the title's metal. */
import { packSheet, type Picture } from '../pack/atlas.ts'
import type { Bench, Take } from '../studio/bench.ts'
import { kitBench, wordTints } from './kit.ts'
import type { Palette } from './palette.ts'

const KINDS = { spark: 64, ember: 32, glow: 96, ray: 128, paper: 24 } as const
const COIN_FRAMES = 12

/** `particles.webp` and `.json`: spark, ember, glow, ray, paper and coin-00 to coin-11. */
export async function bakeParticles(bench: Bench, palette: Palette): Promise<void> {
  const { take } = kitBench(bench, palette)
  const tints = wordTints(palette)
  const shot = (scene: string, edge: number): Take => ({
    scene,
    width: edge,
    height: edge,
    samples: 3,
    extent: 1.02,
    distance: 7,
    tints,
  })
  const pictures: Picture[] = []
  for (const [i, [name, edge]] of Object.entries(KINDS).entries()) {
    const png = await take({ ...shot('particle', edge), knobs: [i, 0, 0, 0] })
    pictures.push({ name, png })
  }
  for (let i = 0; i < COIN_FRAMES; i++) {
    const png = await take({ ...shot('flying-coin', 64), phase: i / COIN_FRAMES / 2 })
    pictures.push({ name: `coin-${String(i).padStart(2, '0')}`, png })
  }
  const sheet = await packSheet('particles', pictures, { quality: 60, alpha: 92 })
  await bench.keep('particles.webp', sheet.image)
  await bench.keep('particles.json', sheet.description)
}
