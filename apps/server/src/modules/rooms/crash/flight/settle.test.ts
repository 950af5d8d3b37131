import { expect, it } from 'vitest'
import { fateOf } from './settle.ts'

const times = { doublesInMs: 1_000 }
const burst = { phase: 'crashed', bust: 250, fliesAt: 0, ledAt: 0 } as const
/** Led until 2.00. */
const given = { phase: 'void', bust: 400, fliesAt: 0, ledAt: 1_000 } as const

it.each([
  ['a burst takes what is open', burst, null, { state: 'lost' }],
  ['a burst pays what it reached', burst, 250, { state: 'cashed', at: 250 }],
  ['a burst takes what it did not reach', burst, 251, { state: 'lost' }],
  ['a void round gives back what is open', given, null, { state: 'void' }],
  ['a void round pays what was reached while it was led', given, 200, { state: 'cashed', at: 200 }],
  ['and gives back what was reached later', given, 201, { state: 'void' }],
  [
    'nothing is paid beyond the bust of a void round',
    { ...given, bust: 150 },
    200,
    { state: 'void' },
  ],
  ['a round void before take-off gives back', { ...given, ledAt: -1 }, 101, { state: 'void' }],
] as const)('%s', (_, round, auto, fate) => {
  expect(fateOf({ auto }, round, times)).toEqual(fate)
})
