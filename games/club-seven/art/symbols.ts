/** What lies on the bar and stands by the fire in Club Seven. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import type { SymbolArt } from '@fairhouse/art/symbols/kit'
import { gleam, phase } from '@fairhouse/art/symbols/motion'
import { seven } from '@fairhouse/art/symbols/outlines'
import type { Hex } from '@fairhouse/art/symbols/palette'

const sevenOf = (enamel: Hex, metal: Hex, stones: Hex, step: Hex): SymbolArt => ({
  scene: 'deco-seven',
  extent: 1.06,
  tints: [enamel, metal, stones, step],
  shapes: [seven],
})

export const art: SymbolSet = {
  symbols: {
    'seven-diamond': sevenOf('#d8ecff', '#f2f6ff', '#bfe4ff', '#2a4a7a'),
    'seven-ruby': sevenOf('#e0082a', '#ffcf7a', '#fff0e0', '#3a0410'),
    'seven-jade': sevenOf('#0aa860', '#ffcf7a', '#eafff0', '#04301c'),
    club: { scene: 'club-brooch', tints: ['#14161f', '#ffc860', '#dff2ff', '#fff4e0'] },
    champagne: {
      scene: 'ice-bucket',
      extent: 1.14,
      tints: ['#d4d8e4', '#12401f', '#ffc64a', '#fff4dc', '#ffcf5a', '#d8f0ff'],
    },
    chair: {
      scene: 'club-chair',
      extent: 1.12,
      tints: ['#5c0e12', '#4a220e', '#ffc860', '#1a3a5a'],
    },
    bell: { scene: 'desk-bell', extent: 1.14, tints: ['#ffcf6a', '#5a2812', '#ffe0a0', '#ffe89a'] },
  },
  heroes: {
    'seven-diamond': gleam,
    'seven-ruby': gleam,
    'seven-jade': gleam,
    club: gleam,
    champagne: phase,
    bell: phase,
  },
}
