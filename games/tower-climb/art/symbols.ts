/** What stands on the posters of Tower Climb. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { stone } from '@fairhouse/art/symbols/gems'

export const art: SymbolSet = {
  symbols: {
    crown: { scene: 'crown', tints: ['#ffc64f', '#3a2fb0', '#ff2040', '#5fd0ff'] },
    key: { scene: 'key', tints: ['#f0c86a', '#7ab8ff'] },
    ruby: stone('kite', '#ff2050', '#f2c86a'),
  },
  heroes: {},
}
