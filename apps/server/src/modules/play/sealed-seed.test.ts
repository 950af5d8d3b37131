import { describe, expect, it } from 'vitest'
import { playerId } from '#platform/ids'
import { newSeed, openSeed, sealSeed } from './sealed-seed.ts'

const key = new Uint8Array(32).fill(1)
const owner = { player: playerId(1), number: 2 }

describe('a sealed seed', () => {
  it('opens for its owner', () => {
    const seed = newSeed()
    expect(Buffer.from(openSeed(key, owner, sealSeed(key, owner, seed)))).toEqual(seed)
  })

  it('never looks the same twice', () => {
    const seed = newSeed()
    expect(sealSeed(key, owner, seed)).not.toEqual(sealSeed(key, owner, seed))
  })

  it.each([
    ['another key', new Uint8Array(32).fill(2), owner],
    ['another player', key, { ...owner, player: playerId(2) }],
    ['another stream', key, { ...owner, number: 3 }],
  ])('does not open with %s', (_, otherKey, otherOwner) => {
    const sealed = sealSeed(key, owner, newSeed())
    expect(() => openSeed(otherKey, otherOwner, sealed)).toThrow()
  })

  it('does not open when a bit was changed', () => {
    const sealed = sealSeed(key, owner, newSeed())
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => openSeed(key, owner, changed)).toThrow()
    }
  })
})
