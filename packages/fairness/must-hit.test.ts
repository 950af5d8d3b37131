import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contributionOf, mustHitAmount } from './must-hit.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const seed = Uint8Array.from({ length: 32 }, (_, place) => place)
const run = { meter: 'mini', currency: 'USD', run: 3, seed, from: 1000, ceiling: 5000 }
const mix = { before: 'a'.repeat(64), first: 'b'.repeat(64) }

describe('the amount of a meter that must be hit', () => {
  it.each([
    ['of what players brought', mix, sha256(`${mix.before}:${mix.first}`)],
    ['of the seed alone, as runs once were', null, 'mini.USD'],
  ])('is drawn from the seed by the platform’s own HMAC as well: %s', (_, brought, clientSeed) => {
    const word = createHmac('sha256', seed).update(`${clientSeed}:3:0`).digest().readUInt32BE(0)
    expect(mustHitAmount({ ...run, mix: brought })).toBe(1001 + (word % 4000))
  })

  it('is another when the first bet or anything before it is another', () => {
    const amounts = Array.from({ length: 200 }, (_, place) =>
      mustHitAmount({ ...run, mix: { ...mix, first: sha256(`bet ${place}`) } }),
    )
    expect(new Set(amounts).size).toBeGreaterThan(180)
    const elsewhere = mustHitAmount({ ...run, mix: { ...mix, before: 'c'.repeat(64) } })
    expect(elsewhere).not.toBe(mustHitAmount({ ...run, mix }))
    for (const amount of amounts) {
      expect(amount).toBeGreaterThan(run.from)
      expect(amount).toBeLessThanOrEqual(run.ceiling)
    }
  })
})

it('a round’s name at meters is the hash of what its player knows', () => {
  const round = { serverSeedHash: 'd'.repeat(64), clientSeed: 'quiet owls', nonce: 17 }
  expect(contributionOf(round)).toBe(sha256(`${'d'.repeat(64)}:quiet owls:17`))
})
