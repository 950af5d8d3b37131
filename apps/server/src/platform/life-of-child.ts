import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** How long a program that starts is waited for. */
export interface Patience {
  /** Whoever asks for it hears after so long that it is not there yet. */
  readonly askedMs: number
  /** It is given up when it shows no life for so long: says nothing, and uses no processor where the system tells of that. */
  readonly silenceMs: number
  /** It is given up after so long, whatever it shows. */
  readonly limitMs: number
}

/** @returns what it says when it is ready; null when it ended first, fell silent, or took too long. */
export function untilReady<Ready>(
  child: ChildProcess,
  schema: z.ZodType<Ready>,
  { silenceMs, limitMs }: Pick<Patience, 'silenceMs' | 'limitMs'>,
): Promise<Ready | null> {
  return new Promise((resolve) => {
    const began = performance.now()
    let alive = began
    let used = usedBy(child)
    const live = (): void => {
      alive = performance.now()
    }
    const timer = setInterval(
      () => {
        const now = usedBy(child)
        if (now !== used) live()
        used = now
        const at = performance.now()
        if (at - alive >= silenceMs || at - began >= limitMs) settle(null)
      },
      Math.min(silenceMs / 4, 1_000),
    )
    const settle = (ready: Ready | null): void => {
      clearInterval(timer)
      child.stdout?.off('data', live)
      child.stderr?.off('data', live)
      resolve(ready)
    }
    child.stdout?.on('data', live)
    child.stderr?.on('data', live)
    child.once('exit', () => settle(null))
    child.once('error', () => settle(null))
    child.on('message', (message) => {
      live()
      const told = z.object({ ready: schema }).safeParse(message)
      if (told.success) settle(told.data.ready)
    })
  })
}

/** Places of `utime` and `stime` in `/proc/<pid>/stat`, counted behind the name, which may hold spaces. */
const [userTime, systemTime] = [11, 12]

/** Ticks of the processor that a program has used; null where the system does not tell. */
function usedBy({ pid }: ChildProcess): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const places = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(places[userTime]) + Number(places[systemTime])
  } catch {
    // Only Linux has such files, and only of what runs.
    return null
  }
}
