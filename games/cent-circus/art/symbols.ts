/** Who performs in Cent Circus, alone and in pairs. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import type { SymbolArt } from '@fairhouse/art/symbols/kit'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { lettered } from '@fairhouse/art/symbols/lettering'
import { gleam, phase } from '@fairhouse/art/symbols/motion'
import { star } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

const one = lettered(palette, '1', [0.4, 0.5])
const seal: SymbolArt = {
  scene: 'seal',
  extent: 1.16,
  tints: ['#4a5c70', '#c8d4dc', '#d8342c', '#ffb84a', '#16a3a8', '#fff4dc'],
}
const unicycle: SymbolArt = {
  scene: 'unicycle',
  extent: 1.08,
  tints: ['#1c1a24', '#16a3a8', '#d8342c', '#f0b46a', '#ffd24a'],
}

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'burst', star, ['#0f5a62', '#ffc23a', '#d8342c']),
    wheel: {
      scene: 'wheel',
      tints: ['#d8342c', '#138a90', '#f6e2b8', '#f0b46a', '#e8642a'],
      ribbon: { text: 'BONUS', cloth: '#8a2a1c' },
    },
    seal,
    seals: { ...seal, twin: 'pair' },
    unicycle,
    unicycles: { ...unicycle, twin: 'pair' },
    cannon: {
      scene: 'show-cannon',
      extent: 1.04,
      tints: ['#d8342c', '#fff0d0', '#138a90', '#f0b46a', '#ffc23a'],
    },
    pins: {
      scene: 'juggling-pins',
      extent: 1.04,
      tints: ['#d8342c', '#e89a1c', '#138a90', '#f6dfa8', '#8a2fa0'],
    },
    cent: { scene: 'penny', tints: ['#ff8a44', '#ffb070'], shapes: [one] },
    ...lettersOf(palette),
  },
  heroes: { seal: phase, unicycle: phase, cannon: phase, pins: phase, wheel: phase, cent: gleam },
}
