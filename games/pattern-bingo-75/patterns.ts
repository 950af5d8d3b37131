import type { BingoPattern } from '@fairhouse/contract/families/bingo/winning-cells'

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

export const patterns: readonly BingoPattern[] = Object.entries(drawings).map(([name, rows]) => ({
  name,
  cells: [...rows.join('')].flatMap((mark, cell) => (mark === 'x' ? cell : [])),
}))
