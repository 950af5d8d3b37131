import { describe, expect, it } from 'vitest'
import { createDrain } from './drain.ts'

describe('a drain', () => {
  it('waits for what is under way, and for no more', async () => {
    const drain = createDrain()
    const leave = [drain.enter(), drain.enter()]
    drain.begin()
    const idle = drain.idle(10_000)
    for (const one of leave) one()
    expect(await idle).toBe('idle')
  })

  it('gives up on what takes too long', async () => {
    const drain = createDrain()
    drain.enter()
    expect(await drain.idle(20)).toBe('late')
  })

  it('is idle at once when nothing is under way', async () => {
    const drain = createDrain()
    const leave = drain.enter()
    leave()
    leave()
    drain.enter()()
    expect(await drain.idle(0)).toBe('idle')
  })

  it('tells once that it begins', () => {
    const drain = createDrain()
    let told = 0
    drain.onBegin(() => (told += 1))
    expect(drain.open).toBe(true)
    drain.begin()
    drain.begin()
    expect([drain.open, told]).toEqual([false, 1])
  })
})
