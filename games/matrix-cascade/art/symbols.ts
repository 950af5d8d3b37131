/** The solids of Matrix Cascade. */
import type { PathShape } from '@fairhouse/art/page/wire'
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import type { SymbolArt } from '@fairhouse/art/symbols/kit'
import { gleam } from '@fairhouse/art/symbols/motion'
import { bolt, endless, leaf } from '@fairhouse/art/symbols/outlines'
import type { Hex } from '@fairhouse/art/symbols/palette'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

const SOLIDS = ['cube', 'prism', 'orb', 'ring', 'star', 'plate'] as const

const solid = (
  name: (typeof SOLIDS)[number],
  glass: Hex,
  light: Hex,
  shape?: PathShape,
): SymbolArt => ({
  scene: 'solid',
  tints: [glass, light],
  knobs: [SOLIDS.indexOf(name), 0, 0, 0],
  bloomGain: 0.6,
  ...(shape === undefined ? {} : { shapes: [shape] }),
})

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'hexagon', endless, ['#0a5a6a', '#e8fff8', '#d8321c']),
    cube: solid('cube', '#0a7ab8', '#3ae0ff'),
    prism: solid('prism', '#6a1fd0', '#c07aff'),
    orb: solid('orb', '#e0340a', '#ffb03a'),
    ring: solid('ring', '#c88a0a', '#ffe45a'),
    star: solid('star', '#d0128a', '#ff6ad0'),
    bolt: solid('plate', '#1f3fe8', '#8ab0ff', bolt),
    leaf: solid('plate', '#0a9a3a', '#6affa0', leaf),
  },
  heroes: { wild: gleam },
}
