import type { RoundEvent } from '@fairhouse/contract/rounds/round'

/** What ends the feature that a scenario leaves open. */
export const endings: Readonly<Record<string, readonly RoundEvent[]>> = {
  pick: [
    {
      type: 'pickEnded',
      unopened: [
        { choice: 0, ends: true, pay: 0 },
        { choice: 1, ends: false, pay: 900 },
      ],
      pay: 750,
      total: 750,
    },
  ],
  hold: [{ type: 'holdEnded', full: false, pay: 1700, total: 1700 }],
  wheel: [{ type: 'wheelEnded', pay: 2000, total: 2000 }],
  trail: [{ type: 'trailEnded', pay: 300, total: 300 }],
  offer: [{ type: 'choiceMade', option: 1 }],
  symbols: [{ type: 'choiceMade', option: 4 }],
  gamble: [{ type: 'gambled', choice: 0, drawn: 0, won: true, pay: 900, total: 1800 }],
  free: [{ type: 'freeSpinsEnded', spins: 1, pay: 900, total: 900 }],
}
