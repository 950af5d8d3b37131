/** What lies in the Button Box. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { gleam, phase } from '@fairhouse/art/symbols/motion'
import { heart } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'burst', heart, ['#ff9a2a', '#e8304a', '#2f9a5a']),
    box: {
      scene: 'sewing-box',
      tints: ['#8a4a24', '#f4c8d0', '#ffcf5a', '#e8303f', '#2fb8e8', '#ffc21c'],
      extent: 1.14,
      ribbon: { text: 'COLLECT', cloth: '#2f6fd8' },
    },
    button: { scene: 'button', tints: ['#12b89a', '#0c8474', '#ffe08a'] },
    thimble: { scene: 'thimble', tints: ['#dfe6f0', '#d8307a', '#fff6e8'], extent: 1.16 },
    spool: { scene: 'spool', tints: ['#8a3fe0', '#e0a060', '#eef4ff'] },
    pincushion: {
      scene: 'pincushion',
      tints: ['#f0441c', '#3fae3a', '#ffd23a', '#ff7ac0', '#5ac8ff'],
    },
    tape: { scene: 'tape', tints: ['#ffd83a', '#1a1a24', '#e8ecf4', '#e8304a'] },
    ...lettersOf(palette),
  },
  heroes: { button: gleam, box: phase },
}
