import { describe, expect, it } from 'vitest'
import { Choices } from './choices.ts'
import { Scheduler } from './scheduler.ts'

const scheduler = (seed = 1) => new Scheduler(new Choices(seed))
const never = () => false

/** The order in which a seed lets twelve things go that are due at once. */
async function orderOf(seed: number): Promise<string> {
  const all = scheduler(seed)
  const order: number[] = []
  for (let number = 0; number < 12; number++) {
    all.after(5, `step ${number}`, () => {
      order.push(number)
    })
  }
  await all.run(never)
  return order.join(' ')
}

describe('the scheduler', () => {
  it('lets time leap from one step to the next', async () => {
    const all = scheduler()
    const times: number[] = []
    for (const ms of [3_600_000, 20, 7]) all.after(ms, 'step', () => void times.push(all.now))
    expect(await all.run(never)).toBe(false)
    expect(times).toEqual([7, 20, 3_600_000])
  })

  it('chooses among what is due by the seed alone', async () => {
    expect(await orderOf(1)).toBe(await orderOf(1))
    expect(await orderOf(1)).not.toBe(await orderOf(2))
  })

  it('has promises settled before it chooses again', async () => {
    const all = scheduler()
    const order: string[] = []
    all.after(1, 'first', async () => {
      await Promise.resolve()
      void Promise.resolve().then(() => all.after(0, 'third', () => void order.push('third')))
      order.push('first')
    })
    all.after(2, 'second', () => void order.push('second'))
    await all.run(never)
    expect(order).toEqual(['first', 'third', 'second'])
  })

  it('runs nothing that was cancelled, and stops when it is told to', async () => {
    const all = scheduler()
    const done: string[] = []
    all.cancel(all.after(1, 'cancelled', () => void done.push('cancelled')))
    all.after(2, 'kept', () => void done.push('kept'))
    all.after(3, 'too late', () => void done.push('too late'))
    expect(await all.run(() => done.length > 0)).toBe(true)
    expect(done).toEqual(['kept'])
  })

  it('ends at its time although something is left', async () => {
    const all = scheduler()
    all.after(100, 'later', () => undefined)
    expect(await all.run(never, 50)).toBe(false)
  })

  it('throws what a step throws', async () => {
    const all = scheduler()
    all.after(1, 'broken', () => {
      throw new Error('broken')
    })
    await expect(all.run(never)).rejects.toThrow('broken')
  })

  it('has one trace for one course', async () => {
    const course = async (seed: number) => {
      const all = scheduler(seed)
      for (let number = 0; number < 12; number++) all.after(5, `step ${number}`, () => undefined)
      await all.run(never)
      return all.trace.digest()
    }
    expect(await course(1)).toBe(await course(1))
    expect(await course(1)).not.toBe(await course(2))
  })
})
