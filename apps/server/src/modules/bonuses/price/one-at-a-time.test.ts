import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

it('does one after another, goes on after a fault, and refuses whom it could not serve soon', async () => {
  const inTurn = oneAtATime(2)
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn(async () => {
    await gate.promise
    done.push('first')
    throw new Error('broken')
  })
  const second = inTurn(async () => done.push('second'))
  const third = inTurn(async () => done.push('third'))
  expect(await inTurn(async () => done.push('fourth'))).toBe('tooOften')
  expect(done).toEqual([])
  gate.resolve()
  await expect(first).rejects.toThrow('broken')
  expect(await Promise.all([second, third])).toEqual([2, 3])
  expect(done).toEqual(['first', 'second', 'third'])
  expect(await inTurn(async () => 'again')).toBe('again')
})
