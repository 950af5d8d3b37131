/** The fruit of Orchard Row. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { gleam, phase } from '@fairhouse/art/symbols/motion'
import { seven } from '@fairhouse/art/symbols/outlines'

export const art: SymbolSet = {
  symbols: {
    seven: { scene: 'seven', tints: ['#ff1420', '#ffc24a'], shapes: [seven] },
    bell: { scene: 'bell', tints: ['#ffc040', '#d8122a', '#d88a2a'] },
    melon: { scene: 'melon', tints: ['#ff2a38', '#2f9a3a', '#1a0c08'] },
    grape: { scene: 'grape', tints: ['#9a1ec0', '#4fae2f'] },
    plum: { scene: 'fruit', tints: ['#1e189a', '#3f3fe0', '#5cc03a'], knobs: [0, 0, 0, 0] },
    orange: { scene: 'fruit', tints: ['#ff6a08', '#ff9a1c', '#4fae2f'], knobs: [1, 0, 0, 0] },
    lemon: { scene: 'fruit', tints: ['#f2c414', '#ffe83a', '#6ac03a'], knobs: [2, 0, 0, 0] },
    cherry: { scene: 'cherry', tints: ['#d80a22', '#4fae2f'] },
  },
  heroes: { seven: gleam, bell: phase },
}
