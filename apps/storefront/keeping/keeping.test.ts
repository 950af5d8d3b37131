import type { Fairness } from '@fairhouse/contract/entities/fairness'
import type { ReceiptKey, SealedStep } from '@fairhouse/contract/entities/receipt'
import { describe, expect, it } from 'vitest'
import { keepAnswer } from './keep-answer.ts'
import { createKeeper } from './keeper.ts'
import { memoryShelf } from './memory-shelf.ts'
import type { News } from './new-keys.ts'
import { keptHash, readKept } from './read-kept.ts'
import type { Shelf } from './shelf.ts'
import { trim } from './trim.ts'

const failed = (fault: unknown): never => {
  throw fault
}

const hash = (digit: string): string => digit.repeat(64)

const fairness = (part: Partial<Fairness> = {}): Fairness => ({
  serverSeedHash: hash('1'),
  nextServerSeedHash: hash('2'),
  stream: 1,
  clientSeed: 'own',
  nonce: 0,
  ...part,
})

const key = (digit: string): ReceiptKey => ({
  fingerprint: hash(digit),
  publicKey: hash('9'),
  from: '2026-01-01T00:00:00Z',
  until: null,
})

function step(part: Partial<SealedStep['receipt']> = {}, fingerprint = hash('a')): SealedStep {
  return {
    receipt: {
      v: 1,
      kind: 'step',
      serverSeedHash: hash('1'),
      clientSeed: 'own',
      stream: 1,
      nonce: 0,
      roundId: 'round',
      sequence: 0,
      action: 'bet',
      choice: null,
      stake: 100,
      mode: 'base',
      definition: hash('d'),
      byHouse: false,
      at: 1,
      previous: hash('1'),
      ...part,
    },
    seal: { key: fingerprint, index: 0, count: 1, beside: [], signature: 'ab'.repeat(64) },
  }
}

function keeperOn(shelf: Shelf, keys: readonly ReceiptKey[] | null = [key('a'), key('b')]) {
  const news: News[] = []
  const keeper = createKeeper({
    login: 'ann',
    shelf: Promise.resolve(shelf),
    now: () => 1,
    later: () => {},
    failed,
    keys: async () => keys,
    told: (told) => news.push(...told),
  })
  return { keeper, news }
}

describe('what the house shows', () => {
  it('is kept once, however often it is shown, and tells nothing as long as it fits', async () => {
    const shelf = memoryShelf()
    const { keeper, news } = keeperOn(shelf)
    await keeper.showed(fairness({ clientSeed: null }))
    await keeper.showed(fairness())
    await keeper.showed(fairness({ nonce: 7 }))
    await keeper.showed(fairness({ clientSeed: null }))
    await keeper.showed(
      fairness({ stream: 2, serverSeedHash: hash('2'), nextServerSeedHash: hash('3') }),
    )
    expect(news).toEqual([])
    const [first, second, ...rest] = await shelf.all('streams', ['ann'])
    expect(rest).toEqual([])
    expect(first?.showings.map(({ clientSeed }) => clientSeed)).toEqual([null, 'own'])
    expect(second?.showings).toHaveLength(1)
  })

  it.each([
    ['another hash of the stream in use', fairness({ serverSeedHash: hash('7') }), 1],
    ['another hash of the one that is next', fairness({ nextServerSeedHash: hash('7') }), 2],
    ['another next one than was announced', fairness({ stream: 2, serverSeedHash: hash('7') }), 2],
  ])('is told to be a contradiction: %s', async (_, shown, stream) => {
    const { keeper, news } = keeperOn(memoryShelf())
    await keeper.showed(fairness())
    await keeper.showed(shown)
    expect(news).toEqual([expect.objectContaining({ type: 'serverSeed', stream, is: hash('7') })])
  })

  it('is told to be a contradiction when the seed that was given is another one', async () => {
    const { keeper, news } = keeperOn(memoryShelf())
    await keeper.showed(fairness())
    await keeper.showed(fairness({ clientSeed: 'theirs' }))
    expect(news).toEqual([{ type: 'clientSeed', stream: 1, was: 'own', is: 'theirs' }])
  })

  it('is compared with what another page kept, but not with what it showed to another player', async () => {
    const shelf = memoryShelf()
    await keeperOn(shelf).keeper.showed(fairness())
    const { keeper, news } = keeperOn(shelf)
    await keeper.showed(fairness({ serverSeedHash: hash('7') }))
    expect(news).toHaveLength(1)
    const other: News[] = []
    const ben = createKeeper({
      login: 'ben',
      shelf: Promise.resolve(shelf),
      now: () => 1,
      later: () => {},
      failed,
      keys: async () => [],
      told: (told) => other.push(...told),
    })
    await ben.showed(fairness({ serverSeedHash: hash('7') }))
    expect(other).toEqual([])
  })
})

describe('a receipt', () => {
  it('is kept with its seal, once for a step', async () => {
    const shelf = memoryShelf()
    const { keeper, news } = keeperOn(shelf)
    await keeper.showed(fairness())
    keeper.took(step())
    keeper.took(step())
    keeper.took(step({ sequence: 1, action: 'freeSpin' }))
    await keeper.flush()
    const kept = await shelf.all('steps', ['ann', 1])
    expect(kept.map(({ sequence, told }) => [sequence, told.length])).toEqual([
      [0, 1],
      [1, 1],
    ])
    expect(news).toEqual([])
  })

  it.each([
    ['serverSeed', { serverSeedHash: hash('7') }],
    ['clientSeed', { clientSeed: 'theirs' }],
  ])('that names another %s than was shown is told, once', async (type, part) => {
    const { keeper, news } = keeperOn(memoryShelf())
    await keeper.showed(fairness())
    keeper.took(step(part))
    await keeper.flush()
    keeper.took(step({ ...part, nonce: 1 }))
    await keeper.flush()
    expect(news).toEqual([expect.objectContaining({ type, stream: 1 })])
  })

  it('that says something else of a step than the one before is told, and both are kept', async () => {
    const shelf = memoryShelf()
    const { keeper, news } = keeperOn(shelf)
    keeper.took(step())
    keeper.took(step({ stake: 200 }))
    await keeper.flush()
    expect(news).toEqual([{ type: 'step', stream: 1, nonce: 0 }])
    expect((await shelf.all('steps', ['ann']))[0]?.told).toHaveLength(2)
  })

  it('by the first key is no news, by another one of the house is, by a strange one is worse', async () => {
    const shelf = memoryShelf()
    const { keeper, news } = keeperOn(shelf)
    keeper.took(step())
    await keeper.flush()
    expect(news).toEqual([])
    keeper.took(step({ nonce: 1 }, hash('b')))
    keeper.took(step({ nonce: 2 }, hash('c')))
    await keeper.flush()
    expect(news).toEqual([
      { type: 'newKey', fingerprint: hash('b') },
      { type: 'strangeKey', fingerprint: hash('c') },
    ])
  })

  it('by a key that nobody could ask for is looked at again with the next', async () => {
    const shelf = memoryShelf()
    const offline = keeperOn(shelf, null)
    offline.keeper.took(step({}, hash('c')))
    await offline.keeper.flush()
    expect(await shelf.all('keys', [])).toEqual([])
    const { keeper, news } = keeperOn(shelf)
    keeper.took(step({ nonce: 1 }, hash('c')))
    await keeper.flush()
    expect(news).toEqual([{ type: 'strangeKey', fingerprint: hash('c') }])
  })
})

describe('a shelf that is full', () => {
  it('gives up verified streams first, then the oldest, and never the newest', async () => {
    const shelf = memoryShelf()
    const { keeper } = keeperOn(shelf)
    for (const stream of [1, 2, 3]) {
      for (let nonce = 0; nonce < 4; nonce++) keeper.took(step({ stream, nonce }))
      const record = { login: 'ann', stream, showings: [], verifiedAt: stream === 2 ? 1 : null }
      await shelf.change([{ place: 'streams', key: ['ann', stream], next: () => record }])
    }
    await keeper.flush()
    const streamsLeft = async () =>
      new Set((await shelf.all('steps', ['ann'])).map(({ stream }) => stream))
    await trim(shelf, 'ann', { steps: 9, refusals: 0 })
    expect(await streamsLeft()).toEqual(new Set([1, 3]))
    await trim(shelf, 'ann', { steps: 7, refusals: 0 })
    expect(await streamsLeft()).toEqual(new Set([3]))
    await trim(shelf, 'ann', { steps: 0, refusals: 0 })
    expect(await streamsLeft()).toEqual(new Set([3]))
  })

  it('is made room on, and what is new is kept', async () => {
    const inner = memoryShelf()
    let isFull = true
    const shelf: Shelf = {
      ...inner,
      async change(changes) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        await inner.change(changes)
      },
      async all(place, beginning) {
        isFull = false
        return inner.all(place, beginning)
      },
    }
    const { keeper } = keeperOn(shelf)
    await keeper.showed(fairness())
    expect(await inner.all('streams', ['ann'])).toHaveLength(1)
  })
})

describe('what was kept', () => {
  it('is read a stream at a time, with the hash that the stream before announced', async () => {
    const shelf = memoryShelf()
    const { keeper } = keeperOn(shelf)
    await keeper.showed(fairness())
    keeper.took(step())
    keeper.took(step({ stream: 2, serverSeedHash: hash('2') }))
    await keeper.flush()
    const second = await readKept(shelf, 'ann', 2)
    expect(second.shown.map(({ stream }) => stream)).toEqual([1])
    expect(second.receipts).toHaveLength(1)
    expect(second.keys).toEqual([hash('a')])
    expect(await keptHash(shelf, 'ann', 1)).toBe(hash('1'))
    expect(await keptHash(shelf, 'ann', 2)).toBe(hash('2'))
    expect(await keptHash(shelf, 'ann', 3)).toBe(null)
    expect((await readKept(shelf, 'ann', null)).receipts).toHaveLength(2)
    expect((await readKept(shelf, 'ben', null)).receipts).toHaveLength(0)
  })

  it('of a bet that was refused is its receipt, and of any other answer nothing', async () => {
    const shelf = memoryShelf()
    const { keeper } = keeperOn(shelf)
    const receipt = {
      v: 1,
      kind: 'refusal',
      serverSeedHash: hash('1'),
      stream: 1,
      nonce: 3,
      code: '12',
      uri: 'game',
      requestKey: 'key',
      at: 1,
      previous: hash('1'),
    }
    const refused = (metadata: Readonly<Record<string, unknown>>) =>
      keepAnswer(keeper, {
        ok: false,
        failure: { type: 'refused', code: 12, sentence: null, invalidFields: null, metadata },
      })
    refused({ receipt, seal: step().seal })
    refused({ most: 200 })
    keepAnswer(keeper, { ok: false, failure: { type: 'unreadable', code: 500 } })
    await keeper.flush()
    const kept = await shelf.all('refusals', ['ann', 1])
    expect(kept.map(({ told }) => told.receipt)).toEqual([receipt])
  })
})
