import type { Clock } from '#platform/clock'
import { isoTime } from '#platform/iso-time'

/** One silence may be a moment's; so many calls in a row that opened nothing are something else. */
const failuresUntilOff = 3
const firstPauseMs = 30_000
const longestPauseMs = 10 * 60_000

interface Standing {
  /** Calls in a row that opened nothing. */
  failures: number
  /** Since when it is off, epoch milliseconds; null: it is on. */
  offSince: number | null
  pauseMs: number
  /** It is not asked before. */
  nextProbeAt: number
}

/**
 * Takes off whoever opens no games: nobody waits for what does not come. As one node sees it; it comes back when it answers a probe.
 * One that fails again at once is left alone for twice as long.
 */
export interface Breaker {
  isOff(connection: string): boolean
  /** A game was to be opened. */
  opened(connection: string, worked: boolean): void
  /** Asks everybody whose pause is over whether he is there. */
  probe(ask: (connection: string) => Promise<boolean>): Promise<void>
  /** Another number whenever somebody went off or came back. */
  stamp(): number
  /** In sentences for an operator. */
  concerns(): readonly string[]
}

/** @param changed hears when somebody went off or came back. */
export function createBreaker(
  { clock }: { readonly clock: Clock },
  changed: (connection: string, isOff: boolean) => void = () => undefined,
): Breaker {
  const standings = new Map<string, Standing>()
  let stamp = 0
  const fresh = (): Standing => ({
    failures: 0,
    offSince: null,
    pauseMs: firstPauseMs,
    nextProbeAt: 0,
  })
  const tell = (connection: string, isOff: boolean): void => {
    stamp++
    changed(connection, isOff)
  }
  const probeOne = async (
    connection: string,
    standing: Standing,
    ask: (connection: string) => Promise<boolean>,
  ): Promise<void> => {
    standing.nextProbeAt = clock.now() + standing.pauseMs
    if (await ask(connection)) {
      standing.offSince = null
      // It has answered, but opened nothing yet: one more failure is enough.
      standing.failures = failuresUntilOff - 1
      tell(connection, false)
    }
    standing.pauseMs = Math.min(standing.pauseMs * 2, longestPauseMs)
  }
  return {
    isOff: (connection) => (standings.get(connection)?.offSince ?? null) !== null,
    opened: (connection, worked) => {
      const standing = standings.get(connection) ?? fresh()
      standings.set(connection, standing)
      if (worked) {
        // What was on its way when it went off says as much as a probe.
        if (standing.offSince !== null) tell(connection, false)
        Object.assign(standing, fresh())
        return
      }
      standing.failures++
      if (standing.offSince !== null || standing.failures < failuresUntilOff) return
      standing.offSince = clock.now()
      standing.nextProbeAt = clock.now() + standing.pauseMs
      tell(connection, true)
    },
    probe: async (ask) => {
      const due = [...standings].filter(
        ([, { offSince, nextProbeAt }]) => offSince !== null && nextProbeAt <= clock.now(),
      )
      await Promise.all(due.map(([connection, standing]) => probeOne(connection, standing, ask)))
    },
    stamp: () => stamp,
    concerns: () =>
      [...standings].flatMap(([connection, { offSince, failures }]) =>
        offSince === null
          ? []
          : [
              `${connection} opens no games: ${failures} calls in a row failed. Its games are off since ${isoTime(offSince)}, until it answers.`,
            ],
      ),
  }
}
