import { expect, it } from 'vitest'
import { trueLabels } from './true-labels.ts'

it.each([
  [{ games: 250, slots: 200, poker: 10, jackpot: 10 }, ['games', 'slots', 'poker', 'jackpot']],
  [{ games: 420, slots: 331, poker: 9, jackpot: 0 }, ['games', 'slots']],
  [{ games: 249, slots: 199, poker: 9, jackpot: 9 }, []],
  [{ games: 1, slots: 1, poker: 0, jackpot: 0 }, []],
])('of %o the house says %o', (counts, said) => {
  expect(trueLabels(counts).map(({ of }) => of)).toEqual(said)
})
