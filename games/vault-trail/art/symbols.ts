/** What stands between the player and the vault of Vault Trail. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { phase } from '@fairhouse/art/symbols/motion'
import { padlock } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'shield', padlock, ['#0f6a58', '#ffc84a', '#d8392f']),
    vault: { scene: 'vault', tints: ['#c8d4e0', '#f4c04a', '#3f7f8a', '#ff2a3a'], extent: 1.12 },
    dial: { scene: 'dial', tints: ['#c8d4e0', '#141a22', '#ffffff', '#ff3a2a'] },
    key: { scene: 'key', tints: ['#ffc24a', '#1fc88a'] },
    bonds: { scene: 'bonds', tints: ['#8ad09a', '#f4c84a', '#1a6a3a'] },
    camera: { scene: 'camera', tints: ['#e8eef4', '#2a8aff', '#ff2a1c', '#2a3644'] },
    torch: { scene: 'torch', tints: ['#1f5fd0', '#c8d0da', '#fff0b0'], extent: 1.16 },
    ...lettersOf(palette),
  },
  heroes: { vault: phase },
}
