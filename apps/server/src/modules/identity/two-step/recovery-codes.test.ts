import { expect, it } from 'vitest'
import { playerId } from '#platform/ids'
import { isRecoveryCode, newRecoveryCodes, recoveryCodeSha256 } from './recovery-codes.ts'

it('are ten, none alike, in groups that can be read', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^([2-9a-z]{4}-){3}[2-9a-z]{4}$/)
    expect(code).not.toMatch(/[ilou]/)
    expect(isRecoveryCode(code)).toBe(true)
  }
})

it('use every letter about as often as any other', () => {
  const counts = new Map<string, number>()
  const drawn = Array.from({ length: 600 }, newRecoveryCodes).flat().join('').replaceAll('-', '')
  for (const letter of drawn) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const expected = drawn.length / 30
  expect(counts.size).toBe(30)
  for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(expected / 4)
})

it('are the same however they are typed, and another for another player', () => {
  const [one, two] = [playerId(1), playerId(2)]
  const hash = recoveryCodeSha256(one, 'abcd-efgh-jkmn-pqrs')
  expect(recoveryCodeSha256(one, ' ABCD efgh JKMN-pqrs ')).toEqual(hash)
  expect(recoveryCodeSha256(two, 'abcd-efgh-jkmn-pqrs')).not.toEqual(hash)
})
