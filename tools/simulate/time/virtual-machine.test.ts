import { randomBytes, randomFillSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Choices } from './choices.ts'
import { Scheduler } from './scheduler.ts'
import { enterVirtualMachine } from './virtual-machine.ts'

let scheduler: Scheduler
let leave: () => void
beforeEach(() => {
  scheduler = new Scheduler(new Choices(1))
  leave = enterVirtualMachine(scheduler, (count) => Buffer.alloc(count, 7))
})
afterEach(() => leave())

describe('inside of the virtual machine', () => {
  it('timers wait for the scheduler, and an hour takes no time', async () => {
    const heard: number[] = []
    setTimeout(() => heard.push(performance.now()), 3_600_000)
    setImmediate(() => heard.push(performance.now()))
    await scheduler.run(() => heard.length === 2)
    expect(heard).toEqual([0, 3_600_000])
  })

  it('a cleared timer never fires', async () => {
    const heard: string[] = []
    const timer = setTimeout(() => heard.push('cleared'), 10).unref()
    setTimeout(() => heard.push('kept'), 20)
    clearTimeout(timer)
    await scheduler.run(() => false)
    expect(heard).toEqual(['kept'])
  })

  it('random bytes are those of the seed, and real again outside', () => {
    expect(randomBytes(4)).toEqual(Buffer.alloc(4, 7))
    expect(randomFillSync(Buffer.alloc(4))).toEqual(Buffer.alloc(4, 7))
    leave()
    expect(randomBytes(32)).not.toEqual(Buffer.alloc(32, 7))
  })
})
