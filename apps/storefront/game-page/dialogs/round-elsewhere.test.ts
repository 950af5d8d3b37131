import { expect, it } from 'vitest'
import { addressesOf } from '../addresses.ts'
import { roundElsewhere } from './round-elsewhere.ts'

const metadata = { uri: 'tea-garden', name: 'Tea Garden' }

it('an open round at another game is told with the way there', () => {
  const found = roundElsewhere({ code: 'ROUND_OPEN', metadata }, 'night-train')
  expect(found).toEqual(metadata)
  const { game } = addressesOf({ language: 'de', uri: 'night-train' })
  expect(game(metadata.uri)).toBe('/de/tea-garden')
})

it.each([
  ['a round of this very game', { code: 'ROUND_OPEN', metadata }, 'tea-garden'],
  ['another refusal', { code: 'TOO_SOON', metadata }, 'night-train'],
  ['a game that is not named', { code: 'ROUND_OPEN', metadata: { uri: 'gone' } }, 'night-train'],
  ['nothing said', { code: 'ROUND_OPEN' }, 'night-train'],
])('%s leads nowhere else', (_, failure, own) => {
  expect(roundElsewhere(failure, own)).toBeNull()
})
