import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seedHash } from './commit.ts'
import { drawFrom } from './draw.ts'
import { SeededWords } from './seeded.ts'
import { openStream } from './stream.ts'

/** Pays twice the stake in 48 of 100 rounds: it returns 96 %. */
const chancesOf100 = 48
const trueReturn = 0.96
const rounds = 100

/** What a player gets back of each unit that he stakes in the first rounds of a stream. */
function returned(serverSeed: Uint8Array, clientSeed: string): number {
  const stream = openStream(serverSeed)
  let paid = 0
  for (let nonce = 0; nonce < rounds; nonce++) {
    if (drawFrom(stream.round(clientSeed, nonce)).below(100) < chancesOf100) paid += 2
  }
  return paid / rounds
}

const seedFrom = (words: SeededWords): Uint8Array =>
  new Uint8Array(Uint32Array.from({ length: 8 }, () => words.next()).buffer)

/** Of so many seeds the house takes the one that is worst for a player with this client seed. */
function worstFor(seeds: readonly Uint8Array[], clientSeed: string): Uint8Array {
  const returns = seeds.map((seed) => returned(seed, clientSeed))
  const worst = seeds[returns.indexOf(Math.min(...returns))]
  if (!worst) throw new RangeError('no seed to choose')
  return worst
}

const choices = 100
const players = 60
const guessed = 'what the house guesses'

/** The mean over players of what they got back. */
function meanReturn(of: (player: number, seeds: readonly Uint8Array[]) => number): number {
  const words = new SeededWords(46)
  let sum = 0
  for (let player = 0; player < players; player++) {
    sum += of(
      player,
      Array.from({ length: choices }, () => seedFrom(words)),
    )
  }
  return sum / players
}

/** The mean of so many players' returns lies further off than this once in some fifteen thousand tries. */
const band = (4 * 2 * Math.sqrt(0.48 * 0.52)) / Math.sqrt(rounds * players)

describe('a house that takes the worst of a hundred server seeds', () => {
  it('gains nothing when the player gives his seed after the hash was shown', () => {
    const mean = meanReturn((player, seeds) => returned(worstFor(seeds, guessed), `own ${player}`))
    expect(Math.abs(mean - trueReturn)).toBeLessThan(band)
  })

  it('would gain a quarter of every stake if it knew the seed before', () => {
    const mean = meanReturn((player, seeds) => {
      const clientSeed = `own ${player}`
      return returned(worstFor(seeds, clientSeed), clientSeed)
    })
    expect(mean).toBeLessThan(trueReturn - 0.15)
  })

  it('is seen when it takes another seed afterwards', () => {
    const seed = fc.uint8Array({ minLength: 32, maxLength: 32 })
    fc.assert(
      fc.property(seed, seed, (shown, taken) => {
        fc.pre(shown.some((byte, place) => byte !== taken[place]))
        expect(seedHash(taken)).not.toBe(seedHash(shown))
      }),
    )
  })
})
