/** Logo, win words and the digits of the count-up, all in the same chiselled gold. */
import sharp from 'sharp'
import { packSheet, type Picture } from '@fairhouse/art/pack/atlas'
import { bakeFont } from '@fairhouse/art/pack/bitmap-font'
import type { TextShape } from '@fairhouse/art/page/wire'
import type { Bench, Take } from '@fairhouse/art/studio/bench'
import { lift, webp } from '@fairhouse/art/studio/finish'
import { word } from './symbols.ts'

const FAR_AWAY = 99

type Line = { readonly shape: TextShape; readonly y: number }

/** A block of one to three lines; `extent` is half its width in world units. */
export function block(
  lines: readonly Line[],
  look: { readonly width: number; readonly ratio: number; readonly extent: number; thick?: number },
): Take {
  const at = (i: number): number => lines[i]?.y ?? FAR_AWAY
  return {
    scene: 'lettering',
    width: look.width,
    height: Math.round(look.width * look.ratio),
    samples: 3,
    extent: look.extent,
    distance: 14,
    knobs: [at(0), at(1), at(2), look.thick ?? 0.085],
    shapes: lines.map((line) => line.shape),
    bloom: 3,
    bloomGain: 0.12,
  }
}

const LOGO_WIDE = block([{ shape: word('Castle of Horror', [7.9, 1.4]), y: 0 }], {
  width: 800,
  ratio: 0.19,
  extent: 4.15,
})

const LOGO_STACKED = block(
  [
    { shape: word('Castle', [3.9, 1.05]), y: 0.98 },
    { shape: word('of', [0.9, 0.36]), y: 0.16 },
    { shape: word('Horror', [4.3, 1.12]), y: -0.78 },
  ],
  { width: 540, ratio: 0.68, extent: 2.35 },
)

export async function bakeLogos({ take, keep }: Bench): Promise<void> {
  await keep('logo-wide.webp', await webp(await toInk(await lift(await take(LOGO_WIDE))), 68))
  await keep('logo-stacked.webp', await webp(await toInk(await lift(await take(LOGO_STACKED))), 66))
}

/** Cuts a picture to its ink, so that letters and not margins fill the room a page gives it. */
const toInk = (png: Buffer): Promise<Buffer> => sharp(png).trim({ threshold: 6 }).png().toBuffer()

const WORDS = ['Nice Win', 'Big Win', 'Mega Win', 'Epic Win', 'Free Spins'] as const

export async function bakeWords({ take, keep }: Bench): Promise<void> {
  const pictures: Picture[] = []
  for (const text of WORDS) {
    const shape = word(text.toUpperCase(), [4.4, 0.95])
    const wide = block([{ shape, y: 0 }], { width: 430, ratio: 0.26, extent: 2.36 })
    const name = text.toLowerCase().replace(' ', '-')
    pictures.push({ name, png: await lift(await take(wide)) })
  }
  const sheet = await packSheet('words', pictures, { quality: 54 })
  await keep('words.webp', sheet.image)
  await keep('words.json', sheet.description)
}

export async function bakeDigits(bench: Bench): Promise<void> {
  const font = await bakeFont(bench, {
    name: 'digits',
    characters: '0123456789.,$€£Crx',
    size: 72,
    // Cinzel's one is a Roman one, which no amount can bear.
    font: 'Outfit',
    weight: 900,
    quality: 66,
    brightness: 1.4,
  })
  await bench.keep('digits.webp', font.image)
  await bench.keep('digits.fnt', font.description)
}
