import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'
import { pairedLinesOf5x3 } from '@fairhouse/game-math/families/slot/paylines'
import { slotGame } from '@fairhouse/game-math/families/slot/slot-game'
import { strips } from './reels.ts'
import { symbols } from './symbols.ts'

/** Vault Trail: five reels, three rows, twenty lines. Pays are line bets; a stake is twenty of them. */
export const definition = {
  symbols,
  rows: [3, 3, 3, 3, 3],
  rule: {
    by: 'lines',
    lines: pairedLinesOf5x3,
  },
  pays: {
    dial: [0, 0, 0, 50, 200, 1500],
    key: [0, 0, 0, 40, 150, 750],
    bonds: [0, 0, 0, 30, 100, 400],
    camera: [0, 0, 0, 25, 80, 250],
    torch: [0, 0, 0, 20, 60, 200],
    A: [0, 0, 0, 15, 40, 150],
    K: [0, 0, 0, 10, 30, 120],
    Q: [0, 0, 0, 10, 25, 100],
    J: [0, 0, 0, 5, 20, 80],
  },
  wild: { symbol: 'wild' },
  spins: {
    base: {
      mode: 'base',
      strips: strips.base,
      scatters: [],
      triggers: [{ symbol: 'vault', feature: 'trail', by: [0, 0, 0, 1, 1, 1] }],
    },
  },
  features: {
    trail: {
      kind: 'trail',
      sides: 6,
      rolls: 5,
      places: [
        { kind: 'pay', units: 60 },
        { kind: 'pay', units: 100 },
        { kind: 'again', count: 1 },
        { kind: 'pay', units: 80 },
        { kind: 'pay', units: 120 },
        { kind: 'pay', units: 160 },
        { kind: 'multiply', times: 2 },
        { kind: 'pay', units: 100 },
        { kind: 'pay', units: 160 },
        { kind: 'end' },
        { kind: 'pay', units: 200 },
        { kind: 'again', count: 1 },
        { kind: 'pay', units: 240 },
        { kind: 'pay', units: 160 },
        { kind: 'pay', units: 300 },
        { kind: 'multiply', times: 2 },
        { kind: 'pay', units: 200 },
        { kind: 'end' },
        { kind: 'pay', units: 400 },
        { kind: 'pay', units: 300 },
        { kind: 'again', count: 1 },
        { kind: 'pay', units: 500 },
        { kind: 'pay', units: 400 },
        { kind: 'pay', units: 800 },
        { kind: 'multiply', times: 2 },
        { kind: 'pay', units: 600 },
        { kind: 'end' },
        { kind: 'pay', units: 1000 },
        { kind: 'pay', units: 1500 },
        { kind: 'pay', units: 2000 },
        { kind: 'again', count: 1 },
        { kind: 'jackpot', jackpot: 'vault', units: 15000 },
      ],
    },
  },
  unitsPerStake: 20,
  betLevels: [20, 40, 60, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
  maxUnits: 30_000,
} satisfies SlotDefinition

export const game = slotGame(definition)
