/** What marches past in Penny Parade. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { lettered } from '@fairhouse/art/symbols/lettering'
import { sway } from '@fairhouse/art/symbols/motion'
import { clover } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

const one = lettered(palette, '1', [0.4, 0.5])

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'shield', clover, ['#143fb8', '#4fd84a', '#e8332f']),
    drum: { scene: 'drum', tints: ['#e0202f', '#ffc53a', '#fff4e4', '#fff6e0'] },
    penny: { scene: 'penny', tints: ['#ff9a5a', '#ffb070'], shapes: [one] },
    hat: { scene: 'top-hat', tints: ['#1a1d3a', '#e8332f', '#fff6ea', '#ffc53a'] },
    umbrella: { scene: 'umbrella', tints: ['#ffc01c', '#2a8aff', '#8a4a1c', '#d9dde6'] },
    boot: { scene: 'boot', tints: ['#1fa05a', '#5a2c10', '#ffc53a'] },
    ticket: { scene: 'ticket', tints: ['#8a2fd0', '#1fb5a0', '#fff0c0'] },
    ...lettersOf(palette),
  },
  heroes: { drum: sway },
}
