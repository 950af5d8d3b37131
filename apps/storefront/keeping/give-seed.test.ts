import type { Fairness } from '@fairhouse/contract/entities/fairness'
import { expect, it } from 'vitest'
import { type AskForSeed, giveSeed } from './give-seed.ts'

const hash = (digit: string): string => digit.repeat(64)
const shown: Fairness = {
  serverSeedHash: hash('1'),
  nextServerSeedHash: hash('2'),
  stream: 1,
  clientSeed: null,
  nonce: 0,
}

/** A house with one stream, at which another tab may be faster; `told` is what happened, in its order. */
function houseWith(theirs: string | null, refusal = 'CLIENT_SEED_FIXED') {
  const told: string[] = []
  const ask = async (name: string, body: Readonly<Record<string, unknown>>) => {
    told.push(name)
    if (name === 'currentFairness') {
      return { ok: true, reply: { fairness: { ...shown, clientSeed: theirs }, revealed: null } }
    }
    if (theirs !== null || body['serverSeedHash'] !== shown.serverSeedHash) {
      return { ok: false, failure: { type: 'refused', code: refusal } }
    }
    return { ok: true, reply: { fairness: { ...shown, clientSeed: body['clientSeed'] } } }
  }
  const showed = async ({ clientSeed }: Fairness): Promise<void> => {
    told.push(clientSeed === null ? 'kept without a seed' : 'kept with a seed')
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a house of two calls
  return { ask: ask as AskForSeed, keeper: { showed }, told }
}

it('the hash is kept before the house hears the seed', async () => {
  const { ask, keeper, told } = houseWith(null)
  const given = await giveSeed(shown, ask, keeper)
  expect(given.ok && given.reply.fairness.clientSeed).toMatch(/^[a-z2-9]{20}$/)
  expect(told).toEqual([
    'kept without a seed',
    'chooseClientSeed',
    'kept with a seed',
    'kept with a seed',
  ])
})

it('a stream that has a seed is only kept', async () => {
  const { ask, keeper, told } = houseWith('theirs')
  const fairness = { ...shown, clientSeed: 'theirs' }
  expect(await giveSeed(fairness, ask, keeper)).toEqual({ ok: true, reply: { fairness } })
  expect(told).toEqual(['kept with a seed'])
})

it('a tab that was faster gave the seed for both', async () => {
  const { ask, keeper } = houseWith('theirs')
  const given = await giveSeed(shown, ask, keeper)
  expect(given.ok && given.reply.fairness.clientSeed).toBe('theirs')
})

it('what the house refuses for another reason is its answer', async () => {
  const { ask, keeper } = houseWith('theirs', 'FORM_INVALID')
  expect(await giveSeed(shown, ask, keeper)).toMatchObject({ failure: { code: 'FORM_INVALID' } })
})

it('a house that keeps naming another hash is not asked for ever', async () => {
  const { ask, keeper, told } = houseWith(null, 'SEED_HASH_UNKNOWN')
  const strange: AskForSeed = (name, body) =>
    ask(name, name === 'chooseClientSeed' ? { ...body, serverSeedHash: hash('7') } : body)
  expect(await giveSeed(shown, strange, keeper)).toMatchObject({
    failure: { code: 'SEED_HASH_UNKNOWN' },
  })
  expect(told.filter((call) => call === 'chooseClientSeed')).toHaveLength(4)
})
