import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import type { Scheduler, Step } from './scheduler.ts'

/** What stands for a timer while time is virtual. */
class VirtualTimer {
  readonly step: Step

  constructor(step: Step) {
    this.step = step
  }

  unref(): this {
    return this
  }

  ref(): this {
    return this
  }
}

type Work = (...values: readonly unknown[]) => void

/**
 * Puts this process's timers, its stop-watch and its source of random bytes under the scheduler, so that the house's code,
 * which uses them as they are, repeats itself from a seed.
 * @returns what gives the real ones back.
 */
export function enterVirtualMachine(
  scheduler: Scheduler,
  random: (count: number) => Buffer,
): () => void {
  const realClear = globalThis.clearTimeout
  const later = (work: Work, ms = 0, ...values: readonly unknown[]) =>
    new VirtualTimer(scheduler.after(ms, `timer ${Math.round(ms)}`, () => work(...values)))
  const soon = (work: Work, ...values: readonly unknown[]) => later(work, 0, ...values)
  const cancel = (timer: unknown): void => {
    if (timer instanceof VirtualTimer) scheduler.cancel(timer.step)
    // Begun before time was virtual.
    else if (isTimer(timer)) realClear(timer)
  }
  const restore = [
    replaced(globalThis, 'setTimeout', later),
    replaced(globalThis, 'setImmediate', soon),
    replaced(globalThis, 'clearTimeout', cancel),
    replaced(globalThis, 'clearImmediate', cancel),
    replaced(performance, 'now', () => scheduler.now),
    replaced(crypto, 'randomBytes', random),
    replaced(crypto, 'randomFillSync', (bytes: Buffer) => {
      bytes.set(random(bytes.length))
      return bytes
    }),
  ]
  syncBuiltinESMExports()
  return () => {
    for (const giveBack of restore) giveBack()
    syncBuiltinESMExports()
  }
}

const isTimer = (timer: unknown): timer is NodeJS.Timeout =>
  typeof timer === 'object' && timer !== null && 'hasRef' in timer

function replaced(owner: object, name: string, value: unknown): () => void {
  const real: unknown = Reflect.get(owner, name)
  const set = (to: unknown) =>
    Object.defineProperty(owner, name, { value: to, configurable: true, writable: true })
  set(value)
  return () => set(real)
}
