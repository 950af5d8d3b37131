import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { expect, it } from 'vitest'
import { rowCount } from './prize-table-head.ts'
import { smallPrizeTable } from './testing/small-prize-table.ts'

it('a row whose places multiply is played to its units, stored and read back after every step', () => {
  const { table, file, game } = smallPrizeTable('anywhere on places that multiply', 1000)
  const draw = drawFrom(new SeededWords(9))
  let freeSpins = 0
  for (let index = 0; index < rowCount(table); index += 7) {
    let step = game.regenerated(index)
    while (!step.state.done) {
      const stored = game.parseState(JSON.parse(JSON.stringify(step.state)))
      expect(stored).toEqual(step.state)
      step = game.act(stored, { type: 'freeSpin' }, draw)
      freeSpins++
    }
    expect(step.state.units).toBe(file.row(index).units)
  }
  expect(freeSpins).toBeGreaterThan(50)
})
