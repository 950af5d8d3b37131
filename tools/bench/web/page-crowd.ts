import { setTimeout as pause } from 'node:timers/promises'
import { openPageLine } from './page-line.ts'

/** What a crowd looks at. */
export interface Look {
  readonly host: string
  readonly port: number
  readonly path: string
  readonly connections: number
  readonly warmUpSeconds: number
  readonly seconds: number
}

/** What was answered in the measured time. Times are milliseconds from asking to the last byte. */
export interface Looked {
  readonly seconds: number
  readonly pages: number
  /** Of one page, as it was sent. */
  readonly bytes: number
  readonly p50: number
  readonly p99: number
  /** Processor time of the crowd's own process, in microseconds. */
  readonly micros: number
}

/** Lets visitors load one page over and over without a pause, each on a connection of its own with cookies of its own. */
export async function lookAt(
  look: Look,
  told: { readonly began: () => void; readonly ended: () => void },
): Promise<Looked> {
  const { promise: broken, reject: broke } = Promise.withResolvers<never>()
  const tally: Tally = { counting: false, over: false, times: [], bytes: 0 }
  const visitors: Visitor[] = []
  // Few at a time: the machine's queue for new connections is shorter than the crowd.
  while (visitors.length < look.connections) {
    const few = Math.min(16, look.connections - visitors.length)
    visitors.push(
      ...(await Promise.all(Array.from({ length: few }, () => visit(look, tally, broke)))),
    )
  }
  for (const { begin } of visitors) begin()
  const measured = (async () => {
    await pause(look.warmUpSeconds * 1000)
    const [began, before] = [performance.now(), process.cpuUsage()]
    told.began()
    tally.counting = true
    await pause(look.seconds * 1000)
    tally.counting = false
    told.ended()
    const used = process.cpuUsage(before)
    return { seconds: (performance.now() - began) / 1000, micros: used.user + used.system }
  })()
  const { seconds, micros } = await Promise.race([measured, broken])
  tally.over = true
  for (const { close } of visitors) close()
  const times = tally.times.toSorted((left, right) => left - right)
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN
  return { seconds, micros, pages: times.length, bytes: tally.bytes, p50: at(0.5), p99: at(0.99) }
}

interface Visitor {
  readonly begin: () => void
  readonly close: () => void
}

interface Tally {
  counting: boolean
  over: boolean
  readonly times: number[]
  bytes: number
}

async function visit(look: Look, tally: Tally, broke: (fault: Error) => void): Promise<Visitor> {
  let cookie = ''
  let asked = 0
  const line = await openPageLine({
    ...look,
    broke: (fault) => {
      if (!tally.over) broke(fault)
    },
    hear: ({ status, bytes, cookies }) => {
      if (tally.over) return
      if (status !== 200) return broke(new Error(`${look.path} was answered with ${status}`))
      if (cookies.length > 0) cookie = cookies.join('; ')
      if (tally.counting) tally.times.push(performance.now() - asked)
      tally.bytes = bytes
      ask()
    },
  })
  const ask = (): void => {
    asked = performance.now()
    line.ask(cookie)
  }
  return { begin: ask, close: line.close }
}
