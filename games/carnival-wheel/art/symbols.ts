/** The sights of Carnival Wheel. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { phase } from '@fairhouse/art/symbols/motion'
import { star } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'burst', star, ['#5a1fc8', '#ffd23a', '#e8263c']),
    wheel: { scene: 'wheel', tints: ['#e8203a', '#1f6ff0', '#22b04a', '#ffc53a', '#ff2f6a'] },
    tent: { scene: 'tent', tints: ['#e0203a', '#fff4e0', '#1fb5e8', '#ffc53a'] },
    clown: { scene: 'clown', tints: ['#ff6a10', '#2a8aff', '#e8102f', '#8a2fe0', '#ffe04a'] },
    balloon: { scene: 'balloon', tints: ['#ff2038', '#1f9aff', '#ffc01c'] },
    popcorn: { scene: 'popcorn', tints: ['#1f5fe0', '#fff6ea', '#ffd86a', '#ffc53a'] },
    ticket: { scene: 'ticket', tints: ['#1fa85a', '#e88a1c', '#fff0c0'] },
    ...lettersOf(palette),
  },
  heroes: { wheel: phase },
}
