import { cpuUsage } from 'node:process'
import { describe, expect, it } from 'vitest'
import { createPasswords, passwordCost } from './passwords.ts'

const cheap = { memory: 64, passes: 1, parallelism: 1 }

describe('passwords', () => {
  it('are kept as argon2id with the parameters of the standard', async () => {
    const hash = await createPasswords().hash('correct horse')
    expect(hash).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    )
    expect(passwordCost.memory).toBeGreaterThanOrEqual(19_456)
  })

  it('are recognised, and others are not', async () => {
    const passwords = createPasswords(cheap)
    const hash = await passwords.hash('correct horse')
    expect(await passwords.verify('correct horse', hash)).toEqual({
      matches: true,
      outdated: false,
    })
    for (const wrong of ['correct horse ', 'Correct horse', '', 'correct hors'])
      expect((await passwords.verify(wrong, hash)).matches).toBe(false)
  })

  it('have another hash each time', async () => {
    const passwords = createPasswords(cheap)
    expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'))
  })

  it('are the same however an umlaut was typed', async () => {
    const passwords = createPasswords(cheap)
    const hash = await passwords.hash('M\u00fcnchen!')
    expect((await passwords.verify('Mu\u0308nchen!', hash)).matches).toBe(true)
  })

  it('tell when their parameters are no longer those of today', async () => {
    const old = await createPasswords(cheap).hash('long ago')
    const today = createPasswords({ ...cheap, passes: 2 })
    expect(await today.verify('long ago', old)).toEqual({ matches: true, outdated: true })
  })

  it('never match where there is none, and take as much work', async () => {
    const passwords = createPasswords()
    const hash = await passwords.hash('correct horse')
    // Time of the processor instead of the clock: it is the same however busy the machine is with other things.
    const workOf = async (encoded: string | null) => {
      const before = cpuUsage()
      const { matches } = await passwords.verify('wrong password', encoded)
      const spent = cpuUsage(before)
      expect(matches).toBe(false)
      return spent.user + spent.system
    }
    let [known, unknown] = [0, 0]
    for (let round = 0; round < 15; round++) {
      known += await workOf(hash)
      unknown += await workOf(null)
    }
    // Without a hash computed, the unknown one would take no measurable work.
    expect(unknown / known).toBeGreaterThan(0.6)
    expect(unknown / known).toBeLessThan(1.6)
  })

  it('are hashed a few at a time, and all of them in the end', async () => {
    const passwords = createPasswords(cheap)
    const hashes = await Promise.all(
      Array.from({ length: 40 }, (_, index) => passwords.hash(`p${index}`)),
    )
    const checks = await Promise.all(
      hashes.map((hash, index) => passwords.verify(`p${index}`, hash)),
    )
    expect(checks.every(({ matches }) => matches)).toBe(true)
  })
})
