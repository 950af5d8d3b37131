/** The ribbon across the foot of a symbol that says what it does: SCATTER, BONUS. */
import sharp from 'sharp'
import type { Bench, Take } from '../studio/bench.ts'
import { portraitOf, type SymbolArt } from './kit.ts'
import { lettered } from './lettering.ts'
import type { Palette } from './palette.ts'
import { pairOf, twinOf } from './twin.ts'

/** How much a sculpture shrinks and how far it rises to leave room, in world units. */
const SHRINK = 1.09
const RISE = 0.13

function ribbonOf({ text, cloth }: NonNullable<SymbolArt['ribbon']>, palette: Palette): SymbolArt {
  return {
    scene: 'ribbon',
    tints: [cloth],
    shapes: [lettered({ ...palette, face: 'Outfit' }, text, [1.42, 0.27])],
    extent: 1.09,
  }
}

/** A symbol in a square of `edge` pixels, with its ribbon if it has one. */
export async function pictureOf(
  { take, palette }: { readonly take: Bench['take']; readonly palette: Palette },
  art: SymbolArt,
  edge: number,
  samples: number,
): Promise<Buffer> {
  const portrait = portraitOf(art, palette, edge, samples)
  if (art.twin === 'cut') return twinOf(await take(portrait), edge, palette.metal)
  if (art.twin === 'pair') return pairOf(await take(portrait), edge)
  if (art.ribbon === undefined) return take(portrait)
  const raised: Take = { ...portrait, extent: portrait.extent * SHRINK, centre: [0, -RISE] }
  const ribbon = await take(portraitOf(ribbonOf(art.ribbon, palette), palette, edge, samples))
  return sharp(await take(raised))
    .composite([{ input: ribbon }])
    .png()
    .toBuffer()
}
