import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** A folder's disk. */
export interface Disk {
  readonly what: string
  readonly freeBytes: number
  readonly bytes: number
}

/** Room on the disks of the named folders; one that is not there is left out. */
export async function disksOf(folders: Readonly<Record<string, string | null>>): Promise<Disk[]> {
  const asked = await Promise.all(
    Object.entries(folders).map(async ([what, folder]) => {
      const disk = folder === null ? null : await statfs(folder).catch(() => null)
      return disk && { what, freeBytes: disk.bavail * disk.bsize, bytes: disk.blocks * disk.bsize }
    }),
  )
  return asked.filter((disk) => disk !== null)
}

const resolutionMs = 20
const forgetEveryMs = 60_000

/** How long this process kept its work waiting lately. */
export function watchEventLoop() {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  const timer = setInterval(() => delay.reset(), forgetEveryMs).unref()
  return {
    /** Longest of 99 in 100 waits within the last minute, ms; null right after the start. */
    p99: (): number | null =>
      Number.isNaN(delay.mean) ? null : Math.max(0, delay.percentile(99) / 1e6 - resolutionMs),
    stop: (): void => {
      clearInterval(timer)
      delay.disable()
    },
  }
}
