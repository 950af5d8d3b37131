/** What stands on the posters of Scratch Set: a ticket, and the coin that it is scratched with. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    ticket: { scene: 'ticket', tints: ['#1fb5a0', '#ff7a4a', '#fff0c0'] },
    coin: { scene: 'coin', tints: ['#ffc53a', '#ffe08a', '#e8a020'] },
    star: { scene: 'big-star', tints: ['#ffcf5a', '#fff8e0', '#ff7a4a'] },
  },
  heroes: {},
}
