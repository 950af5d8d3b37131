import type { BingoPattern } from '@fairhouse/contract/families/bingo/winning-cells'
import { bingoGame } from '@fairhouse/game-math/families/bingo/bingo-game'
import type { BingoDefinition } from '@fairhouse/game-math/families/bingo/definition'

/** What rounds play for, drawn as it lies on a card; its middle is the free cell. */
const drawings: Readonly<Record<string, readonly string[]>> = {
  corners: ['x...x', '.....', '.....', '.....', 'x...x'],
  plus: ['..x..', '..x..', 'xxxxx', '..x..', '..x..'],
  diamond: ['..x..', '.x.x.', 'x...x', '.x.x.', '..x..'],
  ring: ['.....', '.xxx.', '.x.x.', '.xxx.', '.....'],
  checkers: ['x.x.x', '.x.x.', 'x.x.x', '.x.x.', 'x.x.x'],
  arrow: ['..x..', '.xxx.', 'x.x.x', '..x..', '..x..'],
  hourglass: ['xxxxx', '.xxx.', '..x..', '.xxx.', 'xxxxx'],
  bow: ['x...x', 'xx.xx', 'xxxxx', 'xx.xx', 'x...x'],
  C: ['xxxxx', 'x....', 'x....', 'x....', 'xxxxx'],
  E: ['xxxxx', 'x....', 'xxxxx', 'x....', 'xxxxx'],
  F: ['xxxxx', 'x....', 'xxxxx', 'x....', 'x....'],
  H: ['x...x', 'x...x', 'xxxxx', 'x...x', 'x...x'],
  I: ['xxxxx', '..x..', '..x..', '..x..', 'xxxxx'],
  L: ['x....', 'x....', 'x....', 'x....', 'xxxxx'],
  N: ['x...x', 'xx..x', 'x.x.x', 'x..xx', 'x...x'],
  O: ['xxxxx', 'x...x', 'x...x', 'x...x', 'xxxxx'],
  S: ['xxxxx', 'x....', 'xxxxx', '....x', 'xxxxx'],
  T: ['xxxxx', '..x..', '..x..', '..x..', '..x..'],
  U: ['x...x', 'x...x', 'x...x', 'x...x', 'xxxxx'],
  V: ['x...x', 'x...x', '.x.x.', '.x.x.', '..x..'],
  X: ['x...x', '.x.x.', '..x..', '.x.x.', 'x...x'],
  Y: ['x...x', '.x.x.', '..x..', '..x..', '..x..'],
  Z: ['xxxxx', '...x.', '..x..', '.x...', 'xxxxx'],
  blackout: ['xxxxx', 'xxxxx', 'xxxxx', 'xxxxx', 'xxxxx'],
}

const patterns: readonly BingoPattern[] = Object.entries(drawings).map(([name, rows]) => ({
  name,
  cells: Array.from(rows.join('')).flatMap((mark, cell) => (mark === 'x' ? cell : [])),
}))

/** Pattern Bingo 75: five columns of fifteen numbers each, a free centre, and a pattern for every round. Of all stakes 95 % go to the first card that has it. */
export const definition = {
  numbers: 75,
  side: 5,
  inColumn: 15,
  free: 12,
  patterns,
  prizes: [{ prize: 'pattern', perMille: 950 }],
  halls: [2, 5, 10],
  unitsPerStake: 100,
  betLevels: [100],
  maxUnits: 950,
} satisfies BingoDefinition

export const game = bingoGame(definition)
