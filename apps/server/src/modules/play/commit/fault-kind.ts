import { Busy } from '#platform/faults'

/**
 * What a failed statement means: the database is out of reach and may or may not have written (`unknown`), it took back one of
 * two that stood in each other's way (`conflict`), or it will not do this (`refused`).
 */
export type FaultKind = 'unknown' | 'conflict' | 'refused'

/** SQLSTATEs (PostgreSQL, appendix A): connection exceptions, a standby, cancelled statements, no room, shutdowns, the system. */
const unknown = /^(08...|25006|53...|57014|57P0.|58...)$/
/** Serialization failure and deadlock. */
const conflict = /^(40001|40P01)$/

export function kindOfFault(fault: unknown): FaultKind {
  // The database is well, and whoever opens seals is not: nobody waits for that.
  if (fault instanceof Busy) return 'refused'
  // Our own bug while the batch was made ready: asking again would not help.
  if (fault instanceof TypeError || fault instanceof RangeError) return 'refused'
  const state = sqlState(fault)
  // A fault without an SQLSTATE did not come from the database but from the way there.
  if (state === undefined || unknown.test(state)) return 'unknown'
  return conflict.test(state) ? 'conflict' : 'refused'
}

function sqlState(fault: unknown): string | undefined {
  if (!(fault instanceof Error) || !('code' in fault)) return undefined
  const { code } = fault
  // Node's own codes (ECONNRESET) are no SQLSTATE, which is always of five characters.
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}
