/** What stands around the reels and flies over them: frame, panels, coffins, particles. */
import { packSheet, type Picture } from '@fairhouse/art/pack/atlas'
import type { Bench, Take } from '@fairhouse/art/studio/bench'
import { lift, webp } from '@fairhouse/art/studio/finish'

/** Pixels per cell of the reel window, world middle and half width: the window is 5 by 3 cells. */
const FRAMES = {
  wide: { cell: 210, extent: 3.02, above: 2.52, below: 2.04 },
  tall: { cell: 150, extent: 2.62, above: 2.36, below: 1.98 },
} as const

export async function bakeFrames({ take, keep }: Bench): Promise<void> {
  for (const [name, look] of Object.entries(FRAMES)) {
    const width = Math.round(look.extent * 2 * look.cell)
    const height = Math.round((look.above + look.below) * look.cell)
    const png = await take({
      scene: 'frame',
      width,
      height,
      samples: 2,
      extent: look.extent,
      centre: [0, (look.above - look.below) / 2],
      distance: 0,
      knobs: [name === 'tall' ? 1 : 0, 0, 0, 0],
      bloom: 6,
      bloomGain: 0.45,
    })
    await keep(`frame-${name}.webp`, await webp(png, 54))
  }
  const back: Take = {
    scene: 'reels-back',
    width: 700,
    height: 420,
    samples: 1,
    extent: 1,
    distance: 0,
  }
  await keep('reels-back.webp', await webp(await take(back), 70))
}

const COFFIN = { scene: 'coffin', width: 256, height: 384, samples: 2.5 } as const

export async function bakeCoffins({ take, keep }: Bench): Promise<void> {
  const view = { ...COFFIN, distance: 7, rise: 0.2, extent: 0.72, bloom: 6, bloomGain: 0.45 }
  const looks: Readonly<Record<string, Take>> = {
    'coffin-closed': { ...view, phase: 0, knobs: [0, 0, 0, 0] },
    'coffin-open': { ...view, phase: 1, knobs: [0, 0, 0, 1] },
    'coffin-vampire': { ...view, phase: 1, knobs: [0, 1, 0, 1] },
  }
  const pictures: Picture[] = []
  for (const [name, shot] of Object.entries(looks)) {
    pictures.push({ name, png: await lift(await take(shot)) })
  }
  const sheet = await packSheet('coffins', pictures, { quality: 60 })
  await keep('coffins.webp', sheet.image)
  await keep('coffins.json', sheet.description)
}

const KINDS = ['spark', 'ember', 'glow', 'puff', 'bat', 'drop', 'ray'] as const
const BAT_FRAMES = 6
const COIN_FRAMES = 12

export function flat(kind: (typeof KINDS)[number], edge: number, phase = 0): Take {
  return {
    scene: 'particle',
    width: edge,
    height: edge,
    samples: 2,
    extent: 1,
    distance: 0,
    phase,
    knobs: [KINDS.indexOf(kind), 0, 0, 0],
  }
}

const numbered = (name: string, i: number): string => `${name}-${String(i).padStart(2, '0')}`

export async function bakeParticles({ take, keep }: Bench): Promise<void> {
  const pictures: Picture[] = []
  const sizes = { spark: 64, ember: 32, glow: 96, puff: 96, drop: 40, ray: 128 } as const
  for (const [name, edge] of Object.entries(sizes)) {
    const kind = KINDS.find((known) => known === name)
    if (kind !== undefined) pictures.push({ name, png: await take(flat(kind, edge)) })
  }
  for (let i = 0; i < BAT_FRAMES; i++) {
    pictures.push({ name: numbered('bat', i), png: await take(flat('bat', 96, i / BAT_FRAMES)) })
  }
  for (let i = 0; i < COIN_FRAMES; i++) {
    const coin: Take = {
      scene: 'coin',
      width: 64,
      height: 64,
      samples: 3,
      extent: 1.02,
      distance: 7,
      phase: i / COIN_FRAMES / 2,
    }
    pictures.push({ name: numbered('coin', i), png: await take(coin) })
  }
  const sheet = await packSheet('particles', pictures, { quality: 60, alpha: 92 })
  await keep('particles.webp', sheet.image)
  await keep('particles.json', sheet.description)
}
