import type { Fairness } from '@fairhouse/contract/entities/fairness'
import { expect, it } from 'vitest'
import type { Answer, Body } from '../asking/ask.ts'
import { contradictionsOf } from './contradictions.ts'
import { createKeeper } from './keeper.ts'
import { memoryShelf } from './memory-shelf.ts'
import { rotate } from './rotate.ts'

const hash = (digit: string): string => digit.repeat(64)
const shown: Fairness = {
  serverSeedHash: hash('1'),
  nextServerSeedHash: hash('2'),
  stream: 1,
  clientSeed: 'first',
  nonce: 9,
}
const next = { serverSeedHash: hash('2'), nextServerSeedHash: hash('3'), stream: 2, nonce: 0 }

/** Rotates at a house that answers so. */
async function rotated(fairness: Fairness) {
  const shelf = memoryShelf()
  const keeper = createKeeper({
    login: 'ann',
    shelf: Promise.resolve(shelf),
    now: () => 1,
    later: () => {},
    keys: async () => [],
    told: () => {},
    failed: () => {},
  })
  const asked: Body<'rotateSeed'>[] = []
  const ask = async (body: Body<'rotateSeed'>): Promise<Answer<'rotateSeed'>> => {
    asked.push(body)
    // What the house is told, the browser has kept before.
    expect(await shelf.all('streams', ['ann', 1])).toHaveLength(1)
    const revealed = { stream: 1, serverSeed: hash('a'), serverSeedHash: hash('1') }
    const rounds = { clientSeed: 'first', firstNonce: 0, lastNonce: 8 }
    return { ok: true, reply: { fairness, revealed: { ...revealed, ...rounds } } }
  }
  await rotate(shown, 'second', { ask, keeper })
  await keeper.flush()
  return { asked, found: contradictionsOf(await shelf.all('streams', ['ann'])) }
}

it('names the hash that was shown to be next, with the new seed', async () => {
  const { asked, found } = await rotated({ ...next, clientSeed: 'second' })
  expect(asked).toEqual([{ clientSeed: 'second', nextServerSeedHash: hash('2') }])
  expect(found).toEqual([])
})

it.each([
  ['another server seed', { ...next, serverSeedHash: hash('7'), clientSeed: 'second' }],
  ['another client seed', { ...next, clientSeed: 'theirs' }],
])('leaves a contradiction where the house then has %s', async (_, fairness) => {
  const { found } = await rotated(fairness)
  expect(found).toHaveLength(1)
})
