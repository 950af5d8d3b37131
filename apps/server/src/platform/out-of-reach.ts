/** SQLSTATEs (PostgreSQL, appendix A) of a database that cannot answer now: connections, a standby, no room, shutdown or start, the system. */
const awayStates = /^(08...|25006|53...|57P0.|58...)$/
/** Names that the system gives to a way that is blocked. */
const awayNames =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOENT)$/
/** What the driver says without a code. */
const awaySentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a fault means that the database cannot be reached at the moment, so that asking again later makes sense. */
export function isOutOfReach(fault: unknown): boolean {
  if (fault instanceof AggregateError) return fault.errors.some(isOutOfReach)
  if (!(fault instanceof Error)) return false
  if (awaySentences.test(fault.message)) return true
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : ''
  return awayStates.test(code) || ('syscall' in fault && awayNames.test(code))
}
