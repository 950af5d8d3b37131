import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openSecret, sealSecret } from './sealed.ts'

const key = randomBytes(32)
const secret = Buffer.from('secret')

it('opens what was sealed, and two seals of the same are not alike', () => {
  const sealed = sealSecret(key, 'owner 1', secret)
  expect(Buffer.from(openSecret(key, 'owner 1', sealed))).toEqual(secret)
  expect(sealed.includes(secret)).toBe(false)
  expect(sealSecret(key, 'owner 1', secret)).not.toEqual(sealed)
})

it('opens nothing with another key, for another owner, or that was changed', () => {
  const sealed = sealSecret(key, 'owner 1', secret)
  expect(() => openSecret(randomBytes(32), 'owner 1', sealed)).toThrow()
  expect(() => openSecret(key, 'owner 2', sealed)).toThrow()
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
    expect(() => openSecret(key, 'owner 1', changed)).toThrow()
  }
})
