import { expect, it } from 'vitest'
import type { Instruction } from '../provider.ts'
import { createAddressesUnderWay } from './addresses-under-way.ts'

const address: Instruction = { kind: 'address', address: 'a', uri: 'litecoin:a', tag: null }

it('what takes longer is told to be under way, made once, and had by whoever asks again', async () => {
  const { soon } = createAddressesUnderWay(1)
  const { promise, resolve } = Promise.withResolvers<Instruction>()
  let begun = 0
  const make = () => {
    begun += 1
    return promise
  }
  expect(await soon('litecoin:1', make)).toBeNull()
  expect(await soon('litecoin:1', make)).toBeNull()
  expect(begun).toBe(1)
  resolve(address)
  expect(await soon('litecoin:1', make)).toEqual(address)
  expect(begun).toBe(1)
})

it('what cannot be made is refused, and tried anew by the next who asks', async () => {
  const { soon } = createAddressesUnderWay()
  const refused = { refused: 'paymentUnavailable' } as const
  expect(await soon('litecoin:1', async () => refused)).toEqual(refused)
  expect(await soon('litecoin:1', async () => address)).toEqual(address)
  await expect(soon('litecoin:2', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await soon('litecoin:2', async () => address)).toEqual(address)
})
