/** The symbols of the game: which sculpture each is and how it is photographed. */
import { packSheet, type Picture } from '@fairhouse/art/pack/atlas'
import type { TextShape } from '@fairhouse/art/page/wire'
import type { Bench, Take } from '@fairhouse/art/studio/bench'
import { lift, smear, webp } from '@fairhouse/art/studio/finish'

export type SymbolArt = Omit<Take, 'width' | 'height' | 'samples'>

/** Edge of a symbol's cell in the first sheet, of its smeared twin and of an animation frame. */
const CELL = 256
const SMEAR_CELL = 96
const FRAME_CELL = 192
const FRAMES = 12

const VIEW = { distance: 7, rise: 0.25, extent: 1.07, bloom: 5, bloomGain: 0.5 } as const

export function word(text: string, fit: readonly [number, number]): TextShape {
  return { text, font: 'Cinzel Decorative', weight: 900, fit }
}

function letter(text: string, colour: readonly [number, number, number]): SymbolArt {
  const shapes = [word(text, [1.92, 1.6])]
  return { scene: 'letter', ...VIEW, bloomGain: 0.1, knobs: [...colour, 0], shapes }
}

export const symbols = {
  wild: { scene: 'wild', ...VIEW, shapes: [word('wild', [1.3, 0.23])] },
  moon: { scene: 'moon', ...VIEW, shapes: [word('scatter', [1.5, 0.23])] },
  coffin: {
    scene: 'coffin',
    ...VIEW,
    phase: 0.5,
    knobs: [1, 0, 1, 0],
    shapes: [word('bonus', [1.4, 0.23])],
  },
  count: { scene: 'count', ...VIEW, bloomGain: 0.3 },
  witch: { scene: 'witch', ...VIEW, extent: 1.02 },
  wolf: { scene: 'wolf', ...VIEW, extent: 1.05 },
  skull: { scene: 'skull', ...VIEW, extent: 1.05 },
  potion: { scene: 'potion', ...VIEW, extent: 1.05 },
  key: { scene: 'key', ...VIEW, extent: 1.05, bloomGain: 0.3 },
  A: letter('a', [0.75, 0.01, 0.02]),
  K: letter('k', [0.03, 0.1, 0.75]),
  Q: letter('q', [0.02, 0.42, 0.12]),
  J: letter('j', [0.34, 0.04, 0.62]),
} satisfies Record<string, SymbolArt>

/** A square picture of a symbol, lifted off its background. */
async function portrait({ take }: Bench, art: SymbolArt, edge: number): Promise<Buffer> {
  return lift(await take({ ...art, width: edge, height: edge, samples: 3 }))
}

export async function bakeSymbols(bench: Bench): Promise<void> {
  const pictures: Picture[] = []
  for (const [name, art] of Object.entries(symbols)) {
    const png = await portrait(bench, art, CELL)
    pictures.push({ name, png })
    pictures.push({ name: `${name}-blur`, png: await smear(png, SMEAR_CELL) })
  }
  const sheet = await packSheet('symbols', pictures, { quality: 60 })
  await bench.keep('symbols.webp', sheet.image)
  await bench.keep('symbols.json', sheet.description)
}

/** The Count in his window: what a wild grows into. */
export async function bakeWildReel({ take, keep }: Bench): Promise<void> {
  const view = { distance: 12, rise: 0, extent: 1.0, bloom: 5, bloomGain: 0.35 }
  const shapes = [word('wild', [1.4, 0.24])]
  const size = { width: CELL, height: CELL * 3, samples: 2.5 }
  await keep(
    'wild-reel.webp',
    await webp(await lift(await take({ scene: 'wild-reel', ...view, ...size, shapes })), 80),
  )
}

const swing = (t: number): number => Math.sin(t * 2 * Math.PI)

/** How each hero moves through its frames; t runs from 0 to 1. */
const heroes: Readonly<Record<string, (t: number) => SymbolArt>> = {
  wild: (t) => ({ ...symbols.wild, turn: swing(t) * 0.42, phase: t }),
  moon: (t) => ({ ...symbols.moon, phase: t }),
  coffin: (t) => ({ ...symbols.coffin, phase: 0.5 + 0.5 * Math.sin(t * Math.PI) ** 2 }),
  count: (t) => ({ ...symbols.count, turn: swing(t) * 0.38 }),
}

export async function bakeHeroes({ take, keep }: Bench): Promise<void> {
  const pictures: Picture[] = []
  const size = { width: FRAME_CELL, height: FRAME_CELL, samples: 2 }
  for (const [name, at] of Object.entries(heroes)) {
    for (let i = 0; i < FRAMES; i++) {
      const png = await lift(await take({ ...at(i / FRAMES), ...size }))
      pictures.push({ name: `${name}-${String(i).padStart(2, '0')}`, png })
    }
  }
  const sheet = await packSheet('heroes', pictures, { quality: 34, avif: true })
  await keep('heroes.avif', sheet.image)
  await keep('heroes.json', sheet.description)
}
