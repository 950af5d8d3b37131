/** The wild of a title: an emblem on a plate with a banner that says so. */
import type { PathShape } from '../page/wire.ts'
import type { SymbolArt } from './kit.ts'
import { lettered } from './lettering.ts'
import type { Hex, Palette } from './palette.ts'

const PLATES = ['disc', 'shield', 'hexagon', 'burst', 'diamond'] as const

/** @param colours of the plate, of the emblem and of the banner */
export function wildOf(
  palette: Palette,
  plate: (typeof PLATES)[number],
  emblem: PathShape,
  colours: readonly [Hex, Hex, Hex],
): SymbolArt {
  const [ground, figure, cloth] = colours
  return {
    scene: 'wild',
    tints: [ground, palette.metal, figure, cloth],
    knobs: [PLATES.indexOf(plate), 0, 0, 0],
    shapes: [lettered({ ...palette, face: 'Outfit' }, 'WILD', [1.36, 0.3]), emblem],
    extent: 1.09,
  }
}
