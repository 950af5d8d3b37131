import { readFileSync } from 'node:fs'
import { certificate } from '@fairhouse/contract/entities/certificate'
import { describe, expect, it } from 'vitest'
import { lockedHashes, type MathLock, renewed, versionFaults } from './math-lock.ts'

const file = new URL('../../games/night-train/certificate.json', import.meta.url)
const first = {
  ...certificate.parse(JSON.parse(readFileSync(file, 'utf8'))),
  version: 1,
  hash: 'one',
}
const second = { ...first, version: 2, hash: 'two' }
const uri = first.uri

const entryOf = (lock: MathLock) => {
  const entry = lock[uri]
  if (!entry) throw new Error('no entry')
  return entry
}

describe('the lock', () => {
  it('keeps the rules of every version that players could meet', () => {
    const third = { ...first, version: 3, hash: 'three' }
    const lock = [first, second, second, third].reduce(
      (so: MathLock, one) => renewed(so, one, true),
      {},
    )
    expect(lockedHashes(entryOf(lock))).toEqual(['three', 'one', 'two'])
    expect(versionFaults(uri, entryOf(lock))).toEqual([])
  })

  it('refuses other rules under the same version, or an earlier one', () => {
    const lock = renewed({}, second, true)
    expect(() => renewed(lock, { ...second, hash: 'other' }, true)).toThrow('raise the version')
    expect(() => renewed(lock, first, true)).toThrow('raise the version')
  })

  it('forgets what nobody met', () => {
    const lock = renewed(renewed({}, first, false), { ...first, hash: 'other' }, false)
    expect(lockedHashes(entryOf(lock))).toEqual(['other'])
  })

  it('names a version whose rules are gone', () => {
    const { earlier, ...entry } = entryOf(renewed(renewed({}, first, true), second, true))
    expect(earlier).toHaveLength(1)
    expect(versionFaults(uri, entry)).toEqual([
      expect.stringContaining(`lacks version 1 of ${uri}`),
    ])
  })
})
