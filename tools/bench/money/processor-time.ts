import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the kernel's accounting (USER_HZ), the same on every Linux that Node runs on. */
const ticksPerSecond = 100

/**
 * Processor time that a server and its children have used, in microseconds; null where there is no /proc. Unlike
 * bets per second it hardly changes when other programs use the machine as well.
 */
export function serverMicros(serverPid: number): number | null {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    const used = pids.map(usageOf).filter((usage) => usage !== null)
    const ours = used.filter(({ pid, parent }) => pid === serverPid || parent === serverPid)
    return ours.reduce((sum, { ticks }) => sum + ticks, 0) * (1_000_000 / ticksPerSecond)
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null
    throw fault
  }
}

function usageOf(name: string): { pid: number; parent: number; ticks: number } | null {
  const text = statOf(name)
  if (text === null) return null
  // Fields behind the name, which may hold blanks itself: state, parent, …, utime, stime, cutime, cstime (proc(5)).
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field] ?? 0), 0)
  return { pid: Number(name), parent: Number(fields[1]), ticks }
}

/** Null for a process that ended meanwhile. */
function statOf(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault) return null
    throw fault
  }
}
