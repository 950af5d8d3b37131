import type { CallName } from '@fairhouse/contract/calls/all'
import type { Log } from '../log.ts'
import type { Arrival, Served } from './arrival.ts'

/**
 * Calls of which a player makes one after the other, each with a row of its own in the database: as long as they go well and
 * quickly, their lines are for whoever asks for the debug level. The metrics count every one.
 */
const routine: ReadonlySet<CallName> = new Set(['play'])
const quickMs = 250

/** One line a call. Paths and bodies can hold tokens, so neither is ever in it. */
export function writeCallLine(
  log: Log,
  {
    arrival,
    served,
    ms,
  }: { readonly arrival: Arrival; readonly served: Served; readonly ms: number },
): void {
  const { name, via, requestId } = arrival
  const { player, outcome, httpStatus } = served
  const level = routine.has(name) && outcome === 'ok' && ms < quickMs ? 'debug' : 'info'
  if (!log.isLevelEnabled(level)) return
  log[level](
    {
      requestId,
      via,
      call: name,
      player: player ?? undefined,
      outcome,
      status: httpStatus,
      ms: Math.round(ms * 10) / 10,
    },
    'answered',
  )
}
