const parts = /^(?<front>postgres(?:ql)?:\/\/(?:[^@/]*@)?)(?<hosts>[^/?]*)(?<rest>.*)$/

/**
 * One address for each host of `postgres://user:password@one:5432,two:5432/name`, as libpq writes several. The driver knows only one.
 * `target_session_attrs` is taken out: of several hosts it is always the one that takes writes.
 */
export function hostsOf(connectionString: string): readonly string[] {
  const { front = '', hosts = '', rest = '' } = parts.exec(connectionString)?.groups ?? {}
  if (!hosts.includes(',')) return [connectionString]
  const kept = rest.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '')
  return hosts.split(',').map((host) => front + host + kept)
}

/** Which of several hosts is the primary now, as far as we know. */
export interface DatabaseHosts {
  readonly count: number
  readonly current: () => string
  /** This one does not answer, or is a standby: the next is asked from now on. */
  readonly failed: (host: string) => void
}

export function createHosts(connectionString: string): DatabaseHosts {
  const hosts = hostsOf(connectionString)
  let index = 0
  const current = () => hosts[index] ?? connectionString
  return {
    count: hosts.length,
    current,
    failed: (host) => {
      // Many connections fail at once; the first of them moves on.
      if (host === current()) index = (index + 1) % hosts.length
    },
  }
}

/** SQLSTATE read_only_sql_transaction, which a standby answers to whoever writes. */
const readOnly = '25006'

/** The host answers, and takes no writes: a standby that has not been promoted. */
export class StandbyFault extends Error {
  override readonly name = 'StandbyFault'
  readonly code = readOnly

  constructor() {
    super('the database is a standby, which takes no writes')
  }
}
