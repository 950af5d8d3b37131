import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import type { PaymentProvider } from '#modules/cashier'
import { systemClock } from '#platform/clock'
import { openDatabase } from '#platform/database'
import { createLog } from '#platform/log'
import { StartFault } from '#platform/start-fault'
import { z } from 'zod'
import { discoverKinds, discoverMethods } from './discover.ts'
import { offeredMethods } from './offered-methods.ts'
import { openProviders } from './open-providers.ts'
import {
  type OpenedProvider,
  type ProviderKind,
  type ProviderNeeds,
  providerKind,
} from './provider-kind.ts'

const none = async () => ({ type: 'unknown' }) as const

const provider = (id: string, sandbox = true): PaymentProvider => ({
  id,
  sandbox,
  createDeposit: none,
  createPayout: none,
  refund: none,
  release: none,
  status: none,
  readNotice: () => null,
  checkDestination: async () => null,
})

const opened = (...all: readonly OpenedProvider[]) =>
  new Map(all.map((one) => [one.provider.id, one]))

const sentencesOf = async (work: () => unknown): Promise<readonly string[]> => {
  try {
    await work()
  } catch (fault) {
    if (fault instanceof StartFault) return fault.sentences
    throw fault
  }
  return []
}

describe('the methods of the house', () => {
  it('are found with their data, each with its own name', async () => {
    const names = (await discoverMethods()).map(({ method }) => method.name)
    expect(names.slice(0, 2)).toEqual(['card', 'bank-transfer'])
    expect(new Set(names).size).toBe(names.length)
    expect((await discoverKinds()).length).toBeGreaterThan(1)
  })

  it('are moved by the first provider that is set up and there, and are a sandbox as it is', async () => {
    const offers = (await discoverMethods()).map((offer) => ({
      ...offer,
      providers: ['away', 'first', 'second'],
    }))
    const providers = opened(
      { provider: provider('second', false) },
      { provider: provider('first') },
      { provider: provider('away'), away: () => 'notInstalled' },
    )
    const methods = offeredMethods(offers, providers, { card: 'second' }).methods()
    expect(
      methods.map(({ method: { name, sandbox }, provider: by }) => [name, by, sandbox]),
    ).toEqual(
      offers.map(({ method: { name } }) => [
        name,
        name === 'card' ? 'second' : 'first',
        name !== 'card',
      ]),
    )
    expect(offeredMethods(offers, opened(), {}).methods()).toEqual([])
  })

  it('are missed with the reason when everybody who is set up to move them is away', async () => {
    const offers = (await discoverMethods())
      .filter(({ method }) => ['card', 'litecoin'].includes(method.name))
      .map((offer) => ({ ...offer, providers: ['away', offer.method.name] }))
    const providers = opened(
      { provider: provider('card') },
      { provider: provider('away'), away: () => 'notInstalled' },
    )
    const { methods, missed } = offeredMethods(offers, providers, {})
    expect(methods().map(({ method: { name } }) => name)).toEqual(['card'])
    expect(missed()).toEqual([
      expect.objectContaining({
        method: expect.objectContaining({ name: 'litecoin', sandbox: true }),
        why: 'notInstalled',
      }),
    ])
    expect(offeredMethods(offers, opened(), {}).missed()).toEqual([])
  })

  it('cannot be given to whoever cannot move them', async () => {
    const offers = await discoverMethods()
    const choose = (choices: Record<string, string>) =>
      sentencesOf(() => offeredMethods(offers, opened(), choices))
    expect(await choose({ cheque: 'bank' })).toEqual([
      'PAYMENTS_METHODS names cheque, which is no method.',
    ])
    expect(await choose({ card: 'btcpay' })).toEqual(['PAYMENTS_METHODS: btcpay cannot move card.'])
    expect(await choose({ card: 'sandbox-card' })).toEqual([
      'PAYMENTS_METHODS: sandbox-card is not set up.',
    ])
  })
})

// A pool connects when it is first asked, which no kind of these tests does.
const database = openDatabase({
  connectionString: 'postgres://nobody@127.0.0.1/none',
  poolSize: 1,
  onFault: () => undefined,
})
afterAll(() => database.end())

const needs: ProviderNeeds = {
  database,
  clock: systemClock,
  log: createLog('silent', new PassThrough()),
  node: 'test',
  keyFor: () => new Uint8Array(32),
  sandbox: null,
  signer: null,
  publicOrigin: null,
  heard: async () => undefined,
}

describe('settings of providers', () => {
  const kind = providerKind({
    settings: {
      PAYMENTS_TEST_URL: z.url('PAYMENTS_TEST_URL must be an address.').optional(),
      PAYMENTS_TEST_KEY: z.string().optional(),
    },
    halves: (set) =>
      (set.PAYMENTS_TEST_URL === undefined) === (set.PAYMENTS_TEST_KEY === undefined)
        ? []
        : ['PAYMENTS_TEST_URL and PAYMENTS_TEST_KEY belong together.'],
    open: async (_needs, set) =>
      set.PAYMENTS_TEST_URL === undefined ? [] : [{ provider: provider('test') }],
  })
  const open = (environment: Record<string, string>, kinds: readonly ProviderKind[] = [kind]) =>
    openProviders(kinds, environment, ['SIGNER_URL'], needs)

  it('open what is set up, and nothing where nothing is set', async () => {
    const both = { PAYMENTS_TEST_URL: 'http://test.example', PAYMENTS_TEST_KEY: 'k' }
    expect([...(await open(both)).keys()]).toEqual(['test'])
    expect([...(await open({ SIGNER_URL: 'x' })).keys()]).toEqual([])
    await expect(open(both, [kind, kind])).rejects.toThrow('two providers call themselves test')
  })

  it.each([
    [{ PAYMENTS_TEST_URL: 'x' }, 'PAYMENTS_TEST_URL must be an address.'],
    [
      { PAYMENTS_TEST_URL: 'http://test.example' },
      'PAYMENTS_TEST_URL and PAYMENTS_TEST_KEY belong together.',
    ],
    [{ PAYMENTS_TSET_URL: 'x' }, 'PAYMENTS_TSET_URL is no setting that payments know.'],
  ])('%o keep the house from starting, with a sentence', async (environment, sentence) => {
    expect(await sentencesOf(() => open(environment))).toEqual([sentence])
  })

  it.each([
    ['CHAIN_LITECOIN_RPC', { CHAIN_LITECOIN_NETWORK: 'main' }],
    ['CHAIN_BITCOIN_RPC', { CHAIN_BITCOIN_NETWORK: 'main' }],
    ['CHAIN_ETHEREUM_RPC', {}],
  ])('%s without a signer keeps the house from starting', async (name, more) => {
    const environment = { ...more, [name]: 'http://127.0.0.1:9332' }
    const sentences = await sentencesOf(async () => open(environment, await discoverKinds()))
    expect(sentences).toEqual([expect.stringContaining(`${name} needs SIGNER_PLACE`)])
  })
})
