import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { Title } from '#modules/catalog'
import { seedHash } from '@fairhouse/fairness/commit'
import { jackpotGame } from '@fairhouse/game-math/jackpots/jackpot-game'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openSigner } from '#modules/signer'
import { systemClock } from '#platform/clock'
import { createLog } from '#platform/log'
import { keyFile } from '#platform/seeds/remembered-key'
import { createSeedKeeper } from '#platform/seeds/seed-keeper'
import { type SignerKey, signerKey } from '#platform/seeds/signer-key'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { streams } from './store/streams.ts'
import type { OpeningJudge } from './opening-judge.ts'
import { auditMoney } from './audit.ts'
import { createOpeningsWatch } from './watch-openings.ts'
import {
  askOf,
  connect,
  granted,
  openTestHouse,
  playOnce,
  playRound,
  refusedWith,
  type TestHouse,
  rotate,
} from './testing/test-house.ts'
import { wheelTitle } from './testing/wheel.ts'

const log = createLog('silent', new PassThrough())
const houseSecret = new Uint8Array(32).fill(7)
/** The wheel with a jackpot that must be hit. */
const mustHit: JackpotTerms = {
  won: 'byMeter',
  name: 'mini',
  meter: 'mini',
  seed: 10,
  grows: 33_333,
  laidBy: 20_000,
  ceiling: 60,
}
const climbing: Title = {
  ...wheelTitle,
  manifest: { ...wheelTitle.manifest, id: 3, uri: 'climb' },
  rules: jackpotGame(wheelTitle.rules, [mustHit]),
}

let test: TestDatabase
let house: TestHouse
let signer: NonNullable<ReturnType<typeof openSigner>>
let second: SignerKey
let away = false
const folder = (name: string): string => join(inject('scratchFolder'), `two-keys-${name}`)

beforeAll(async () => {
  test = await cloneDatabase()
  const name = randomBytes(4).toString('hex')
  const sandbox = {
    type: 'child',
    port: 0,
    host: '127.0.0.1',
    houseUrl: 'http://127.0.0.1:9',
    folder: join(folder(name), 'sandbox'),
  } as const
  const settings = { sandbox, chainsOnDemand: [], providerOf: {}, environment: {} }
  const opened = openSigner({ settings, seedKey: houseSecret, clock: systemClock, log })
  if (!opened) throw new Error('a demo has a signer')
  signer = opened
  // The wire to it can be cut.
  const wire = {
    seedKey: async () => (away ? null : signer.seedKey()),
    openSeeds: async (asked: Parameters<typeof signer.openSeeds>[0]) =>
      away ? null : signer.openSeeds(asked),
    openingsAfter: signer.openingsAfter,
  }
  const remembered = keyFile(join(folder(name), 'signer-seed-key'))
  // A clock of its own: the pause after silence is not waited for here.
  let time = 0
  second = signerKey({ signer: wire, node: 'node 1', log, remembered, now: () => (time += 10_000) })
  const seeds = createSeedKeeper({ houseSecret, second })
  house = openTestHouse(test.connectionString, { seeds, titles: [wheelTitle, climbing] })
  house.time.now = systemClock.now()
  await second.learn()
  await house.jackpots.start()
})
afterAll(async () => {
  await house.close()
  await signer.stop()
  await test.drop()
})

const openings = async () => {
  const told = await signer.openingsAfter(0)
  if (!told) throw new Error('the signer is away')
  return told.lines
}
const openingsOf = async (player: number) =>
  (await openings()).flatMap(({ owner, purpose }) =>
    owner.type === 'stream' && owner.player === player ? [`${purpose} ${owner.number}`] : [],
  )

/** What a look at the log finds once everything in it has had its time. */
async function unexplained(judges: readonly OpeningJudge[] = []): Promise<number> {
  const clock = { now: () => systemClock.now() + 600_000 }
  const watch = createOpeningsWatch({
    database: house.database,
    clock,
    log,
    signer,
    judges: () => judges,
  })
  await watch.look()
  return watch.families()[0]?.samples[0]?.value ?? Number.NaN
}

describe('seeds under two keys', () => {
  it('are opened with the first bet, not by looking, and once however much is bet', async () => {
    const seat = await house.seated()
    await house.play.statusOf(seat.player)
    granted(await house.play.answers.currentFairness(seat.ask, {}))
    expect(await openingsOf(seat.player)).toEqual([])
    await playRound(house.play, seat)
    await playRound(house.play, seat)
    house.play.forget(seat.player)
    await playRound(house.play, seat)
    expect(await openingsOf(seat.player)).toEqual(['play 1'])
  })

  it('are not opened for a bet that is refused', async () => {
    const seat = await house.seated()
    refusedWith(await playOnce(house.play, seat, { stake: 3 }))
    expect(await openingsOf(seat.player)).toEqual([])
  })

  it('are not opened when the house opens again, which it does without its signer', async () => {
    const seeds = createSeedKeeper({ houseSecret, second })
    const titles = [wheelTitle, climbing]
    const again = openTestHouse(test.connectionString, { seeds, titles })
    const before = await openings()
    away = true
    try {
      await again.jackpots.start()
    } finally {
      away = false
      await again.close()
    }
    expect(await openings()).toEqual(before)
  })

  it('lie open once they are revealed, and are opened for that once', async () => {
    const seat = await house.seated()
    await playRound(house.play, seat)
    const { revealed } = granted(await rotate(house.play, seat))
    expect(seedHash(Buffer.from(revealed.serverSeed, 'hex'))).toBe(revealed.serverSeedHash)
    const page = { first: 1, limit: 10 }
    const [own] = await house.play.ownStreams(seat.player, page)
    expect(own?.serverSeed).toBe(revealed.serverSeed)
    const status = granted(await house.play.answers.currentFairness(seat.ask, {}))
    expect(status.revealed).toEqual(revealed)
    expect(await openingsOf(seat.player)).toEqual(['play 1', 'reveal 1'])
  })

  it('are explained by what was played, and whoever looks ahead is not', async () => {
    const before = await unexplained()
    const seat = await house.seated()
    await playRound(house.play, seat)
    granted(await rotate(house.play, seat))
    expect(await unexplained()).toBe(before)
    // Somebody who has stolen what the house has: its keys, its database, the secret that it shares with the signer.
    const [next] = await streams(house.database, seat.player, { first: 2, last: 2 })
    if (!next) throw new Error('the next seed is there')
    const thief = createSeedKeeper({ houseSecret, second })
    const owner = { type: 'stream', player: seat.player, number: 2 } as const
    await thief.open(owner, next.sealed_seed, 'play')
    expect(await unexplained()).toBe(before + 1)
  })

  it('of other owners are judged by whoever has their rounds', async () => {
    const owner = { type: 'draw', number: 1 } as const
    const keeper = createSeedKeeper({ houseSecret, second })
    await keeper.open(owner, await keeper.seal(owner, randomBytes(32)), 'reveal')
    const unheard = await unexplained()
    const judged = await unexplained([{ of: 'draw', unexplained: async (_on, lines) => lines }])
    expect(judged).toBe(unheard + 1)
    expect(await unexplained([{ of: 'draw', unexplained: async () => [] }])).toBe(unheard)
  })

  it('need the signer for who is not at play yet; the others go on', async () => {
    const at = await house.seated()
    await playRound(house.play, at)
    const newcomer = await house.seated()
    away = true
    try {
      await playRound(house.play, at)
      const busy = { name: 'Busy', reason: 'seeds' }
      await expect(playOnce(house.play, newcomer)).rejects.toMatchObject(busy)
      await expect(rotate(house.play, at)).rejects.toMatchObject(busy)
      // Seeds are made all the same, and nobody who only looks is turned away.
      const player = await house.register()
      await connect(house.play, player)
      granted(await house.play.answers.currentFairness(askOf(player), {}))
    } finally {
      away = false
    }
    await playRound(house.play, newcomer)
    granted(await rotate(house.play, at))
    expect(second.answers()).toBe(true)
  })

  it('guard the secret amount of a jackpot: opened once, and no bet is taken on it without the signer', async () => {
    const seat = await house.seated()
    await playRound(house.play, seat)
    const connection = await connect(house.play, seat.player, 'climb')
    const climber = { ...seat, connection }
    away = true
    try {
      await expect(playOnce(house.play, climber, { uri: 'climb' })).rejects.toMatchObject({
        name: 'Busy',
        reason: 'seeds',
      })
    } finally {
      away = false
    }
    await playRound(house.play, climber, { uri: 'climb' })
    await playRound(house.play, climber, { uri: 'climb' })
    const meters = (await openings()).filter(({ owner }) => owner.type === 'meter')
    expect(meters).toMatchObject([
      { owner: { name: 'mini', currency: 'CREDIT', run: 1 }, purpose: 'play' },
    ])
    expect(await auditMoney(house.database)).toEqual([])
  })
})
