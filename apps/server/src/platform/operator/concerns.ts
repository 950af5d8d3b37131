import type { DatabaseFacts } from './database-facts.ts'
import type { HouseState } from './house-state.ts'

/** Something an operator should look at. The page that says what to do is docs/operations.md. */
export interface Concern {
  readonly weight: 'now' | 'soon'
  readonly sentence: string
}

/** From where on a number is a concern; docs/metrics.md has the same for alarms. */
const thresholds = {
  queued: 1024,
  commitMs: 100,
  loopMs: 100,
  outboxSeconds: 30,
  transactionSeconds: 300,
  connectionShare: 0.8,
  diskShare: 0.1,
  backupHours: 26,
  auditHours: 26,
} as const

const hourMs = 3_600_000

/** What is not as it should be, the most urgent first; empty when all is well. */
export function concernsOf(state: HouseState): Concern[] {
  const all = [
    ...readinessConcerns(state),
    ...nodeConcerns(state),
    ...bookConcerns(state),
    ...moneyConcerns(state),
    ...('facts' in state.database ? databaseConcerns(state.database.facts, state) : []),
    ...machineConcerns(state),
    ...backupConcerns(state),
    ...state.houseConcerns.map(soon),
  ]
  return [
    ...all.filter(({ weight }) => weight === 'now'),
    ...all.filter(({ weight }) => weight === 'soon'),
  ]
}

const now = (sentence: string): Concern => ({ weight: 'now', sentence })
const soon = (sentence: string): Concern => ({ weight: 'soon', sentence })
const when = (is: boolean, concern: Concern): Concern[] => (is ? [concern] : [])

const readinessConcerns = ({ waitingFor, database }: HouseState): Concern[] => [
  ...waitingFor.map((what) => now(`Calls wait for the ${what}.`)),
  ...('away' in database ? [now(`The database does not answer: ${database.away}.`)] : []),
]

function nodeConcerns({ nodes }: HouseState): Concern[] {
  if (!nodes) return []
  return [
    ...when(
      nodes.running < nodes.wanted,
      soon(`${nodes.running} of ${nodes.wanted} nodes of this machine run; the log says why.`),
    ),
    ...when(
      nodes.silent > 0,
      soon(
        `${nodes.silent} of ${nodes.wanted} nodes of this machine ${nodes.silent === 1 ? 'does' : 'do'} not answer.`,
      ),
    ),
  ]
}

function bookConcerns({ database, auditIsDaily, now: at, upSeconds }: HouseState): Concern[] {
  if ('away' in database) return []
  const { audit } = database
  if (audit === null)
    return when(
      auditIsDaily && upSeconds * 1000 > thresholds.auditHours * hourMs,
      soon('The books were never audited.'),
    )
  const hours = (at.getTime() - audit.endedAt.getTime()) / hourMs
  return [
    ...audit.broken.map((line) => now(`The books are ${line}`)),
    ...when(
      auditIsDaily && hours > thresholds.auditHours,
      soon(`The last audit of the books is ${Math.floor(hours)} hours old.`),
    ),
  ]
}

function moneyConcerns({ counts, recent }: HouseState): Concern[] {
  const turnedAway = recent.refusals.filter(({ outcome }) => outcome === '503')
  const broken = recent.refusals.filter(({ outcome }) => outcome === '500')
  const sum = (some: typeof turnedAway): number => some.reduce((total, one) => total + one.count, 0)
  return [
    ...when(
      counts.money.queued > thresholds.queued,
      now(`${counts.money.queued} decisions wait to be committed.`),
    ),
    ...when(
      (recent.commitP99 ?? 0) > thresholds.commitMs,
      soon(`Commits take up to ${Math.round(recent.commitP99 ?? 0)} ms.`),
    ),
    ...when(broken.length > 0, now(`${sum(broken)} calls ended with 500 in the last minute.`)),
    ...when(
      turnedAway.length > 0,
      now(`${sum(turnedAway)} calls were turned away as busy in the last minute.`),
    ),
  ]
}

const demanded = ['fsync', 'synchronous_commit', 'full_page_writes']

function databaseConcerns(facts: DatabaseFacts, { now: at }: HouseState): Concern[] {
  const taken = Object.values(facts.connections).reduce((sum, count) => sum + count, 0)
  const { archive } = facts
  const archiveFails =
    archive?.lastFailedAt && archive.lastFailedAt > (archive.lastArchivedAt ?? new Date(0))
  return [
    ...demanded
      .filter((name) => facts.settings[name] === 'off')
      .map((name) => now(`PostgreSQL runs with ${name} off: answered bets can be lost.`)),
    ...when(
      taken > thresholds.connectionShare * facts.maxConnections,
      soon(`${taken} of ${facts.maxConnections} connections are taken.`),
    ),
    ...when(
      facts.oldestTransactionSeconds > thresholds.transactionSeconds,
      soon(`A transaction has been open for ${minutes(facts.oldestTransactionSeconds)}.`),
    ),
    ...facts.consumers
      .filter(({ waitingSeconds }) => waitingSeconds > thresholds.outboxSeconds)
      .map(({ consumer, waitingSeconds }) =>
        soon(`"${consumer}" is ${minutes(waitingSeconds)} behind the outbox.`),
      ),
    ...when(
      archiveFails === true,
      now(`WAL could not be archived since ${since(archive?.lastArchivedAt ?? null, at)}.`),
    ),
  ]
}

function machineConcerns({ disks, loopP99, pool }: HouseState): Concern[] {
  return [
    ...disks
      .filter(({ freeBytes, bytes }) => freeBytes < thresholds.diskShare * bytes)
      .map(({ what, freeBytes, bytes }) =>
        now(`The disk of the ${what} has ${Math.round((100 * freeBytes) / bytes)} % left.`),
      ),
    ...when(
      (loopP99 ?? 0) > thresholds.loopMs,
      soon(`The process keeps its work waiting for up to ${Math.round(loopP99 ?? 0)} ms.`),
    ),
    ...when(
      pool.waiting > 0 && pool.idle === 0,
      soon(`${pool.waiting} statements wait for a connection of the pool.`),
    ),
  ]
}

function backupConcerns({ backups, mode, now: at }: HouseState): Concern[] {
  switch (backups.type) {
    case 'outside':
      return []
    case 'off':
      return when(mode !== 'demo', soon('There are no backups: set BACKUP_DIR.'))
    case 'unreadable':
      return [soon(`The backups cannot be read: ${backups.why}.`)]
    case 'on': {
      if (!backups.last) return [soon('There is no backup yet: npm run backup.')]
      const hours = (at.getTime() - Date.parse(backups.last.endedAt)) / hourMs
      return when(
        hours > thresholds.backupHours,
        soon(`The last backup is ${Math.floor(hours)} hours old.`),
      )
    }
  }
}

const minutes = (seconds: number): string =>
  seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`

const since = (last: Date | null, now: Date): string =>
  last ? minutes((now.getTime() - last.getTime()) / 1000) : 'the start'
