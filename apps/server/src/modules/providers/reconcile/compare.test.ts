import { expect, it } from 'vitest'
import { compare, type OurTransaction } from './compare.ts'

const there = (ref: string, taken: number, given: number, isOfTime = true) => ({
  ref,
  taken: BigInt(taken),
  given: BigInt(given),
  isOfTime,
})
const here = (ref: string, taken: number, given: number, over: Partial<OurTransaction> = {}) => ({
  ref,
  taken: BigInt(taken),
  given: BigInt(given),
  is_of_time: true,
  taken_back: false,
  ...over,
})

it('finds what one side lacks, has otherwise, or has taken back', () => {
  const found = compare(
    [there('same', 1, 0), there('theirs', 5, 0), there('other', 0, 7), there('back', 3, 0)],
    [
      here('same', 1, 0),
      here('ours', 2, 9),
      here('other', 0, 8),
      here('back', 3, 0, { taken_back: true }),
    ],
  )
  expect(found).toEqual([
    { ref: 'theirs', kind: 'missingHere', here: null, there: '5/0' },
    { ref: 'other', kind: 'amount', here: '0/8', there: '0/7' },
    { ref: 'back', kind: 'takenBack', here: '3/0', there: '3/0' },
    { ref: 'ours', kind: 'missingThere', here: '2/9', there: null },
  ])
})

it('finds nothing in what both took back, and in what midnight lies between', () => {
  expect(
    compare(
      [there('after', 1, 0, false), there('before', 1, 0)],
      [
        here('after', 1, 0),
        here('before', 1, 0, { is_of_time: false }),
        here('back', 4, 0, { taken_back: true }),
      ],
    ),
  ).toEqual([])
})
