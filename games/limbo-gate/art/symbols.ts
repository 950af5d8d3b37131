/** What stands on the posters of Limbo Gate. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    gate: { scene: 'solid', tints: ['#231a6a', '#7ae8ff'], knobs: [3, 0, 0, 0], extent: 1.06 },
    orb: { scene: 'solid', tints: ['#2a1050', '#d07aff'], knobs: [2, 0, 0, 0] },
    star: { scene: 'big-star', tints: ['#8fdcff', '#f4fbff', '#c86bff'] },
  },
  heroes: {},
}
