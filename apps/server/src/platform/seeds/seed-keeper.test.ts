import { randomBytes } from 'node:crypto'
import type { SeedOwner } from '@fairhouse/contract/signer/seeds'
import { describe, expect, it } from 'vitest'
import { derivedKey } from '../derived-key.ts'
import { sealSecret } from '../sealed.ts'
import { localKey, type SecondKey } from './second-key.ts'
import { createSeedKeeper } from './seed-keeper.ts'

const houseSecret = new Uint8Array(32).fill(1)
const owner: SeedOwner = { type: 'stream', player: 1, number: 2 }
const meter: SeedOwner = { type: 'meter', name: 'mini', currency: 'USD', run: 3 }
const chain: SeedOwner = { type: 'chain', room: 'rocket-rail', number: 1, link: 1000 }
const draw: SeedOwner = { type: 'draw', number: 4 }
const promo: SeedOwner = { type: 'promo', player: 5, promo: 'mystery', period: '2026-11' }
const keeper = createSeedKeeper({ houseSecret })

/** Somebody else's second key, who counts how often it is asked for. */
function elsewhere(secret: number) {
  const key = localKey(new Uint8Array(32).fill(secret))
  const asked: string[] = []
  const second: SecondKey = {
    publicKey: key.publicKey,
    open: (seed) => {
      asked.push(seed.purpose)
      return key.open(seed)
    },
  }
  return { second, asked }
}

describe('a sealed seed', () => {
  it.each([owner, meter, chain, draw, promo])('opens for its owner', async (whose) => {
    const seed = randomBytes(32)
    const opened = await keeper.open(whose, await keeper.seal(whose, seed), 'play')
    expect(Buffer.from(opened)).toEqual(seed)
  })

  it('never looks the same twice', async () => {
    const seed = randomBytes(32)
    expect(await keeper.seal(owner, seed)).not.toEqual(await keeper.seal(owner, seed))
  })

  it.each<[string, SeedOwner]>([
    ['player', { ...owner, player: 2 }],
    ['stream', { ...owner, number: 3 }],
    ['kind of owner', { type: 'meter', name: '1', currency: '2', run: 2 }],
  ])('does not open for another %s, also after it was opened for its own', async (_, other) => {
    const sealed = await keeper.seal(owner, randomBytes(32))
    await keeper.open(owner, sealed, 'play')
    await expect(keeper.open(other, sealed, 'play')).rejects.toThrow()
  })

  it('does not open when a bit was changed', async () => {
    const sealed = await keeper.seal(owner, randomBytes(32))
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(keeper.open(owner, changed, 'play')).rejects.toThrow()
    }
  })

  it('opens with both keys, and with neither alone', async () => {
    const seed = randomBytes(32)
    const { second } = elsewhere(9)
    const sealed = await createSeedKeeper({ houseSecret, second }).seal(owner, seed)
    const both = createSeedKeeper({ houseSecret, second })
    expect(Buffer.from(await both.open(owner, sealed, 'play'))).toEqual(seed)
    await expect(keeper.open(owner, sealed, 'play')).rejects.toThrow()
    const otherHouse = createSeedKeeper({ houseSecret: new Uint8Array(32).fill(2), second })
    await expect(otherHouse.open(owner, sealed, 'play')).rejects.toThrow()
    // What the second key gives out is sealed still.
    const inner = await second.open({ owner, sealed, purpose: 'audit' })
    expect(inner.includes(seed)).toBe(false)
  })

  it.each<[string, SeedOwner, Uint8Array, string]>([
    ['a stream', owner, houseSecret, '1/2'],
    ['a meter', meter, derivedKey(houseSecret, 'jackpot triggers'), 'mini/USD/3'],
    ['a chain', chain, derivedKey(houseSecret, 'chains of rooms'), 'rocket-rail 1 1000'],
    ['a draw', draw, derivedKey(houseSecret, 'seeds of lotto draws'), 'lotto draw 4'],
    ['a small game', promo, derivedKey(houseSecret, 'seeds of small games'), 'mystery 2026-11 5'],
  ])('opens as one key sealed it before there were two: %s', async (_, whose, key, words) => {
    const seed = randomBytes(32)
    const { second, asked } = elsewhere(9)
    const now = createSeedKeeper({ houseSecret, second })
    const sealed = sealSecret(key, words, seed)
    expect(Buffer.from(await now.open(whose, sealed, 'play'))).toEqual(seed)
    expect(asked).toEqual([])
  })

  it('opens by a house that has a signer now, though it had none when it was sealed', async () => {
    const seed = randomBytes(32)
    const { second, asked } = elsewhere(9)
    const sealed = await keeper.seal(owner, seed)
    const now = createSeedKeeper({ houseSecret, second })
    expect(Buffer.from(await now.open(owner, sealed, 'reveal'))).toEqual(seed)
    expect(asked).toEqual([])
  })
})

describe('seals', () => {
  const seeds = Array.from({ length: 3 }, () => randomBytes(32))
  const links = seeds.map((seed, at) => ({ owner: { ...chain, link: at + 1 }, seed }))

  it('of many that are made at once open each for its own owner', async () => {
    const { second, asked } = elsewhere(9)
    const house = createSeedKeeper({ houseSecret, second })
    const sealed = await house.sealAll(links)
    expect(asked).toEqual([])
    const [first, other] = sealed
    if (!first || !other) throw new Error('three were sealed')
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const [at, { owner: whose, seed }] of links.entries())
      expect(Buffer.from(await house.open(whose, sealed[at] ?? first, 'play'))).toEqual(seed)
    await expect(house.open({ ...chain, link: 1 }, other, 'play')).rejects.toThrow()
  })

  it('are made anew of what the house alone can open, and of nothing else', async () => {
    const { second, asked } = elsewhere(9)
    const house = createSeedKeeper({ houseSecret, second })
    const [one, two, three] = seeds
    if (!one || !two || !three) throw new Error('there are three')
    const seals = [
      {
        owner: chain,
        sealed: sealSecret(derivedKey(houseSecret, 'chains of rooms'), 'rocket-rail 1 1000', one),
      },
      { owner: draw, sealed: await house.seal(draw, two) },
      { owner: promo, sealed: await keeper.seal(promo, three) },
    ]
    const [ofOneKey, ofTwo, ofBothHere] = await house.renew(seals)
    expect(asked).toEqual([])
    if (!ofOneKey || !ofBothHere) throw new Error('two were of the house alone')
    expect(ofTwo).toBeNull()
    await expect(keeper.open(chain, ofOneKey, 'play')).rejects.toThrow()
    await expect(keeper.open(promo, ofBothHere, 'play')).rejects.toThrow()
    expect(Buffer.from(await house.open(chain, ofOneKey, 'play'))).toEqual(one)
    expect(Buffer.from(await house.open(promo, ofBothHere, 'play'))).toEqual(three)
    const again = [
      { owner: chain, sealed: ofOneKey },
      { owner: promo, sealed: ofBothHere },
    ]
    expect(await house.renew(again)).toEqual([null, null])
  })
})

describe('the second key', () => {
  it('is asked once to play, and each time to reveal', async () => {
    const { second, asked } = elsewhere(9)
    const house = createSeedKeeper({ houseSecret, second })
    const sealed = await house.seal(owner, randomBytes(32))
    await Promise.all([house.open(owner, sealed, 'play'), house.open(owner, sealed, 'play')])
    await house.open(owner, sealed, 'play')
    expect(asked).toEqual(['play'])
    expect(house.known(owner, sealed)).toEqual(await house.open(owner, sealed, 'play'))
    expect(house.known({ ...owner, number: 3 }, sealed)).toBeNull()
    await house.open(owner, sealed, 'reveal')
    await house.open(owner, sealed, 'reveal')
    expect(asked).toEqual(['play', 'reveal', 'reveal'])
  })

  it('is asked again after it failed', async () => {
    const key = localKey(new Uint8Array(32).fill(9))
    let away = true
    const second: SecondKey = {
      publicKey: key.publicKey,
      open: (seed) => (away ? Promise.reject(new Error('away')) : key.open(seed)),
    }
    const house = createSeedKeeper({ houseSecret, second })
    const seed = randomBytes(32)
    const sealed = await house.seal(owner, seed)
    await expect(house.open(owner, sealed, 'play')).rejects.toThrow('away')
    away = false
    expect(Buffer.from(await house.open(owner, sealed, 'play'))).toEqual(seed)
  })
})
