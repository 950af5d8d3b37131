/**
 * SQLSTATEs (PostgreSQL, appendix A) of a database that cannot answer now: connections, a standby, no room, a statement or a pause in a
 * transaction that took too long, shutdown or start, the system.
 */
const awayStates = /^(08...|25006|25P03|53...|57014|57P0.|58...)$/
/** Names that the system gives to a way that is blocked. */
const awayNames =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOENT)$/
/** What the driver says without a code. */
const awaySentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** What the driver says when a connection stays silent for too long. */
const silence = 'Query read timeout'

/** Whether nothing was heard: what was asked for may be done or not, and its connection is of no use any more. */
export const isSilence = (fault: Error): boolean => fault.message === silence

/** Whether a fault means that the database cannot be reached at the moment, so that asking again later makes sense. */
export function isOutOfReach(fault: unknown): boolean {
  if (fault instanceof AggregateError) return fault.errors.some(isOutOfReach)
  if (!(fault instanceof Error)) return false
  if (isSilence(fault) || awaySentences.test(fault.message)) return true
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : ''
  return awayStates.test(code) || ('syscall' in fault && awayNames.test(code))
}
