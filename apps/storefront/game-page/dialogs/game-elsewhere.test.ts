import { expect, it } from 'vitest'
import { addressesOf } from '../addresses.ts'
import { gameElsewhere } from './game-elsewhere.ts'

const metadata = { uri: 'tea-garden', name: 'Tea Garden' }

it.each([
  ['an open round', 'ROUND_OPEN', 'round'],
  ['free spins', 296, 'freeSpins'],
])('%s at another game: told with the way there', (_, code, waits) => {
  const found = gameElsewhere({ code, metadata }, 'night-train')
  expect(found).toEqual({ ...metadata, waits })
  const { game } = addressesOf({ language: 'de', uri: 'night-train' })
  expect(game(metadata.uri)).toBe('/de/tea-garden')
})

it.each([
  ['a round of this very game', { code: 'ROUND_OPEN', metadata }, 'tea-garden'],
  ['another refusal', { code: 'TOO_SOON', metadata }, 'night-train'],
  ['a game that is not named', { code: 'ROUND_OPEN', metadata: { uri: 'gone' } }, 'night-train'],
  [
    'an address of no game',
    { code: 296, metadata: { uri: '//elsewhere.example', name: 'x' } },
    'night-train',
  ],
  ['only a number', { code: 296, metadata: { gameId: 7 } }, 'night-train'],
  ['nothing said', { code: 'ROUND_OPEN' }, 'night-train'],
])('%s leads nowhere else', (_, failure, own) => {
  expect(gameElsewhere(failure, own)).toBeNull()
})
