/** Win-level words and the digits of amounts, in the colours and the typeface of a title. */
import { packSheet, type Picture } from '../pack/atlas.ts'
import { bakeFont } from '../pack/bitmap-font.ts'
import type { TextShape } from '../page/wire.ts'
import type { Bench } from '../studio/bench.ts'
import { lift } from '../studio/finish.ts'
import { kitBench, wordTints } from './kit.ts'
import type { Palette } from './palette.ts'

const WORDS = ['Nice Win', 'Big Win', 'Mega Win', 'Epic Win', 'Free Spins'] as const

/** Lettering in the title's typeface, fitted to a box in world units. */
export function lettered(
  palette: Palette,
  text: string,
  fit: readonly [number, number],
): TextShape {
  return { text, font: palette.face, weight: 900, fit }
}

/** `words.webp` and `.json`: nice-win, big-win, mega-win, epic-win, free-spins. */
export async function bakeWords(bench: Bench, palette: Palette): Promise<void> {
  const { take } = kitBench(bench, palette)
  const pictures: Picture[] = []
  for (const text of WORDS) {
    const png = await take({
      scene: 'lettering',
      width: 430,
      height: 112,
      samples: 2.5,
      extent: 2.36,
      distance: 14,
      knobs: [0, 0, 0, 0.085],
      shapes: [lettered(palette, text.toUpperCase(), [4.4, 0.95])],
      tints: wordTints(palette),
      bloom: 3,
      bloomGain: 0.12,
    })
    pictures.push({ name: text.toLowerCase().replace(' ', '-'), png: await lift(png) })
  }
  const sheet = await packSheet('words', pictures, { quality: 60 })
  await bench.keep('words.webp', sheet.image)
  await bench.keep('words.json', sheet.description)
}

/** `digits.webp` and `.fnt`: figures, separators, the signs of currencies and the x of multipliers. */
export async function bakeDigits(bench: Bench, palette: Palette): Promise<void> {
  const kit = kitBench(bench, palette)
  const coloured: Bench = {
    ...kit,
    take: (take) => kit.take({ ...take, tints: wordTints(palette) }),
  }
  const font = await bakeFont(coloured, {
    name: 'digits',
    characters: '0123456789.,$€£Crx',
    size: 72,
    // Cinzel's one is a Roman one, which no amount can bear.
    font: 'Outfit',
    weight: 900,
    quality: 66,
  })
  await bench.keep('digits.webp', font.image)
  await bench.keep('digits.fnt', font.description)
}
