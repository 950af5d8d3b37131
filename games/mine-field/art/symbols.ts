/** What stands on the posters of Mine Field. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { stone } from '@fairhouse/art/symbols/gems'

export const art: SymbolSet = {
  symbols: {
    bomb: { scene: 'bomb', tints: ['#20242c', '#d8c48a', '#ff4a2c', '#ff7a1c'] },
    emerald: stone('emerald', '#08d060', '#e8cf8a'),
    sapphire: stone('round', '#2a6bff', '#e8cf8a'),
  },
  heroes: {},
}
