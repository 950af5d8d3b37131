import { createHash, randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import type { OpeningLine } from '@fairhouse/contract/signer/seeds'
import { game } from '@fairhouse/games/limbo-gate/math'
import { manifest } from '@fairhouse/games/limbo-gate/manifest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#platform/clock'
import { type Database, openDatabase } from '#platform/database'
import { derivedKey } from '#platform/derived-key'
import { Busy } from '#platform/faults'
import { uuidV7 } from '#platform/ids'
import { createLog } from '#platform/log'
import { sealSecret } from '#platform/sealed'
import { localKey, type SecondKey } from '#platform/seeds/second-key'
import { createSeedKeeper } from '#platform/seeds/seed-keeper'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { createCrashRoom } from '../crash/crash-room.ts'
import { quickTimes, shortChain } from '../testing/quick.ts'
import { chainNumbered } from '../store/chains.ts'
import { insertChain } from '../store/insert-chain.ts'
import { insertRound } from '../store/insert-round.ts'
import { newestRound } from '../store/read-round.ts'
import { createChance } from './chance.ts'
import { chainJudge } from './explained-openings.ts'
import { prepareChain } from './prepare-chain.ts'
import { houseSalt } from './salt-source.ts'
import { sealAnew } from './seal-anew.ts'

const houseSecret = new Uint8Array(32).fill(7)
const { length, every } = shortChain
const log = createLog('silent', new PassThrough())

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await cloneDatabase()
  const { connectionString } = test
  database = openDatabase({ connectionString, poolSize: 4, onFault: () => undefined })
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

/** Somebody else's second key, who says for what it was asked and may be away. */
function signer() {
  const key = localKey(new Uint8Array(32).fill(9))
  const at = { away: false, asked: [] as number[] }
  const second: SecondKey = {
    publicKey: key.publicKey,
    open: async (seed) => {
      if (at.away) throw new Busy('the signer is away', 'seeds', 1)
      if (seed.owner.type === 'chain') at.asked.push(seed.owner.link)
      return key.open(seed)
    },
  }
  return { at, second }
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
let rooms = 0
const freshUri = () => `two-keys-${(rooms += 1)}`

async function chained(uri: string, second: SecondKey) {
  const seeds = createSeedKeeper({ houseSecret, second })
  await prepareChain(database, { uri, number: 1, size: shortChain, seeds, salt: houseSalt })
  return createChance(seeds, uri)
}

describe('a chain of a room', () => {
  it('is under two keys: of as many rounds as lie between kept links, one asks the signer', async () => {
    const { at, second } = signer()
    const uri = freshUri()
    const chance = await chained(uri, second)
    expect(at.asked).toEqual([])
    const end = (await chainNumbered(database, uri, 1))?.end
    let before = await chance.link(database, { chain: 1, link: 1 })
    expect(hash(before)).toEqual(end)
    for (let link = 2; link <= every + 1; link++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const bytes = await chance.link(database, { chain: 1, link })
      expect(hash(bytes)).toEqual(before)
      before = bytes
    }
    expect(at.asked).toEqual([every, 2 * every])
  })

  it('does not open by the house key alone', async () => {
    const uri = freshUri()
    await chained(uri, signer().second)
    const alone = createChance(createSeedKeeper({ houseSecret }), uri)
    await expect(alone.link(database, { chain: 1, link: 1 })).rejects.toThrow()
  })
})

describe('a chain that one key sealed', () => {
  /** As the version before wrote it down. */
  async function old(uri: string): Promise<Buffer> {
    const key = derivedKey(houseSecret, 'chains of rooms')
    let bytes = randomBytes(32)
    const newest = bytes
    const kept: { link: number; sealed: Buffer }[] = []
    for (let link = length; link > 0; link--) {
      if (link % every === 0)
        kept.push({ link, sealed: sealSecret(key, `${uri} 1 ${link}`, bytes) })
      bytes = hash(bytes)
    }
    await insertChain(database, { uri, number: 1, length, end: bytes, source: 'house' }, kept)
    return newest
  }

  it('opens as before, asking nobody, and is sealed anew when the house starts', async () => {
    const { at, second } = signer()
    const uri = freshUri()
    const newest = await old(uri)
    const place = { chain: 1, link: length }
    const seeds = createSeedKeeper({ houseSecret, second })
    expect(await createChance(seeds, uri).link(database, place)).toEqual(newest)
    expect(at.asked).toEqual([])

    expect(await sealAnew(database, seeds)).toBe(length / every)
    expect(at.asked).toEqual([])
    const houseAlone = createSeedKeeper({ houseSecret })
    await expect(createChance(houseAlone, uri).link(database, place)).rejects.toThrow()
    expect(await createChance(seeds, uri).link(database, place)).toEqual(newest)
    expect(at.asked).toEqual([length])
    expect(await sealAnew(database, seeds)).toBe(0)
  })

  it('and one of a house that had no signer then is sealed anew as well', async () => {
    const { second } = signer()
    const uri = freshUri()
    await prepareChain(database, {
      uri,
      number: 1,
      size: shortChain,
      seeds: createSeedKeeper({ houseSecret }),
      salt: houseSalt,
    })
    const seeds = createSeedKeeper({ houseSecret, second })
    expect(await sealAnew(database, seeds)).toBe(length / every)
    const houseAlone = createChance(createSeedKeeper({ houseSecret }), uri)
    await expect(houseAlone.link(database, { chain: 1, link: 1 })).rejects.toThrow()
  })
})

describe('an opening of a chain', () => {
  const line = (number: number, of: { uri: string; link: number; at: number }): OpeningLine => ({
    number,
    at: of.at,
    by: 'node',
    owner: { type: 'chain', room: of.uri, number: 1, link: of.link },
    purpose: 'play',
    before: '0'.repeat(64),
    hash: '0'.repeat(64),
  })

  it('is explained by a round that follows from it, and by no other', async () => {
    const uri = freshUri()
    await chained(uri, signer().second)
    const now = systemClock.now()
    await insertRound(database, {
      id: uuidV7(now),
      kind: 'crash',
      uri,
      chain: 1,
      link: every,
      definition: game.hash,
      bettingMs: 1_000,
    })
    const unexplained = await chainJudge.unexplained(database, [
      line(1, { uri, link: every, at: now }),
      // Ahead of its rounds: somebody looks at what is to come.
      line(2, { uri, link: 2 * every, at: now }),
      line(3, { uri, link: every, at: now - 600_000 }),
      line(4, { uri: freshUri(), link: every, at: now }),
    ])
    expect(unexplained.map(({ number }) => number)).toEqual([2, 3, 4])
  })
})

it('a room begins no round while the signer is away, and begins when it is back', async () => {
  const { at, second } = signer()
  const { uri } = manifest
  const room = createCrashRoom({
    room: {
      title: { manifest, rules: game },
      uri,
      gameId: manifest.id,
      times: quickTimes,
      chain: shortChain,
    },
    database,
    clock: systemClock,
    log,
    node: 'node',
    seeds: createSeedKeeper({ houseSecret, second }),
    salt: houseSalt,
    numbers: { first: 1, step: 1 },
    leads: true,
    tell: () => undefined,
    watched: () => undefined,
    changed: () => undefined,
  })
  at.away = true
  room.attend()
  try {
    // The chain is made all the same: sealing asks nobody.
    await expect
      .poll(async () => (await chainNumbered(database, uri, 1))?.salt, { timeout: 10_000 })
      .toBeTruthy()
    await new Promise((resolve) => {
      setTimeout(resolve, 500)
    })
    expect(await newestRound(database, uri)).toBeNull()
    at.away = false
    await expect
      .poll(async () => (await newestRound(database, uri))?.phase, { timeout: 10_000 })
      .toBe('betting')
    const round = await newestRound(database, uri)
    if (!round) throw new Error('a round was begun')
    await expect(room.readyFor(round.id)).resolves.toBeUndefined()
    expect(at.asked).toEqual([every])
    // Another node that has opened nothing takes no stake meanwhile.
    at.away = true
    const elsewhere = createChance(createSeedKeeper({ houseSecret, second }), uri)
    await expect(elsewhere.readyFor(database, round.id)).rejects.toMatchObject({ reason: 'seeds' })
  } finally {
    at.away = false
    await room.drain()
  }
})
