import { concernsOf } from './concerns.ts'
import type { DatabaseFacts } from './database-facts.ts'
import type { Backups, HouseState } from './house-state.ts'
import { pageStyle } from './page-style.ts'

const refreshSeconds = 10

/**
 * The health page: no script, readable without style, on a phone, and by ear. It loads itself anew unless it was asked to stand
 * still.
 */
export function healthPage(state: HouseState, still: boolean): string {
  const concerns = concernsOf(state)
  const urgent = concerns.some(({ weight }) => weight === 'now')
  const word = urgent ? 'needs you now' : concerns.length > 0 ? 'needs a look' : 'is well'
  const again = still
    ? '<a href="/">Refresh by itself again</a>'
    : `Every ${refreshSeconds} seconds anew. <a href="/?still">Stand still</a>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
${still ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">\n`}<title>The house ${word}</title>
<style>${pageStyle}</style>
</head>
<body>
<header>
<p class="name">Fairhouse</p>
<h1 class="${urgent ? 'now' : concerns.length > 0 ? 'soon' : 'well'}">The house ${word}</h1>
<p class="quiet">${state.now.toISOString().slice(0, 19).replace('T', ' ')} UTC. ${again}</p>
</header>
<main>
${concerns.length > 0 ? `<ul class="concerns">${concerns.map(({ weight, sentence }) => `<li class="${weight}"><b>${weight === 'now' ? 'Now' : 'Soon'}</b> ${escaped(sentence)}</li>`).join('')}</ul>` : ''}
<div class="sections">
${section('House', houseRows(state))}
${section('Money path', moneyRows(state))}
${refusals(state)}
${section('Books', bookRows(state))}
${section('Backup', backupRows(state.backups))}
${'facts' in state.database ? databaseSections(state.database.facts) : section('Database', [['Answer', state.database.away]])}
${section('Machine', machineRows(state))}
${section('Settings', Object.entries(state.settings))}
</div>
</main>
<footer><p class="quiet"><a href="/metrics">metrics</a> · <a href="/readyz">ready</a> · <a href="/healthz">alive</a></p></footer>
</body>
</html>
`
}

type Row = readonly [name: string, value: string]

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

function section(title: string, rows: readonly Row[]): string {
  const lines = rows.map(
    ([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`,
  )
  return `<section><h2>${title}</h2><table><tbody>${lines.join('')}</tbody></table></section>`
}

function list(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = heads.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')
  const lines = rows.map(([first = '', ...rest]) => {
    const cells = rest.map((cell) => `<td>${escaped(cell)}</td>`).join('')
    return `<tr><th scope="row">${escaped(first)}</th>${cells}</tr>`
  })
  return `<section><h2>${title}</h2><div class="wide" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table></div></section>`
}

const houseRows = (state: HouseState): Row[] => [
  ['Version', state.version],
  ['Node', state.node],
  ...nodeRows(state.nodes),
  ['Mode', state.mode],
  ['Up for', duration(state.upSeconds)],
  ['Calls', state.waitingFor.length === 0 ? 'answered' : `wait for ${state.waitingFor.join(', ')}`],
  ['Open sockets', whole(state.counts.openSockets)],
]

const nodeRows = (nodes: HouseState['nodes']): Row[] =>
  nodes
    ? [
        ['Nodes of this machine', `${nodes.running} of ${nodes.wanted}; counts are of all of them`],
        ['Nodes started again', whole(nodes.replaced)],
      ]
    : []

function moneyRows({ counts, recent }: HouseState): Row[] {
  const { seats, queued } = counts.money
  const asked = seats.found + seats.missed
  return [
    [
      'Bets and steps asked',
      `${rate(recent.playsPerSecond)}, p50 ${ms(recent.playP50)}, p99 ${ms(recent.playP99)}`,
    ],
    ['Decisions committed', rate(recent.committedPerSecond)],
    ['Commit', `p50 ${ms(recent.commitP50)}, p99 ${ms(recent.commitP99)}`],
    [
      'Batch',
      recent.decisionsPerBatch === null
        ? 'none'
        : `${recent.decisionsPerBatch.toFixed(1)} decisions`,
    ],
    ['Queue', whole(queued)],
    ['Stale, decided anew', percent(recent.staleShare)],
    [
      'Seats remembered',
      asked === 0
        ? whole(seats.remembered)
        : `${whole(seats.remembered)}, found ${percent(seats.found / asked)}`,
    ],
    ['Over the last', `${Math.round(recent.seconds)} s`],
  ]
}

const refusals = ({ recent }: HouseState): string =>
  recent.refusals.length === 0
    ? ''
    : list(
        'Refusals lately',
        ['Call', 'Code', 'Times'],
        recent.refusals
          .slice(0, 12)
          .map(({ call, outcome, count }) => [call, outcome, whole(count)]),
      )

function bookRows({ database }: HouseState): Row[] {
  if ('away' in database) return [['Last audit', 'unknown while the database is away']]
  const { audit } = database
  if (audit === null) return [['Last audit', 'none yet']]
  const seconds = (audit.endedAt.getTime() - audit.begunAt.getTime()) / 1000
  const held = audit.promises - audit.broken.length
  return [
    ['Last audit', `${moment(audit.begunAt)}, took ${duration(seconds)}`],
    ['Result', `${held} of ${audit.promises} promises hold`],
  ]
}

function backupRows(backups: Backups): Row[] {
  switch (backups.type) {
    case 'outside':
      return [['Kept by', 'the tools of the outside database']]
    case 'off':
      return [['Kept', 'none; BACKUP_DIR is not set']]
    case 'unreadable':
      return [['Backups', backups.why]]
    case 'on':
      return backups.last
        ? [
            ['Last', `${moment(new Date(backups.last.endedAt))}, ${bytes(backups.last.bytes)}`],
            ['Kept', whole(backups.kept)],
          ]
        : [['Last', 'none yet']]
  }
}

function databaseSections(facts: DatabaseFacts): string {
  const taken = Object.entries(facts.connections).map(([state, count]) => `${count} ${state}`)
  const rows: Row[] = [
    ['PostgreSQL', `${facts.version}, since ${moment(facts.startedAt)}`],
    ['Size', bytes(facts.databaseBytes)],
    ['WAL written', bytes(facts.walBytes)],
    ['Connections', `${taken.join(', ')}; ${facts.maxConnections} at most`],
    ['Waiting for a lock', whole(facts.waitingForLocks)],
    ['Oldest transaction', duration(facts.oldestTransactionSeconds)],
    ...(facts.archive ? ([['Archive', archived(facts.archive)]] satisfies Row[]) : []),
    ...Object.entries(facts.settings).map(([name, value]): Row => [name, value || 'none']),
  ]
  const outbox = facts.consumers.map(({ consumer, topic, waitingSeconds }) => [
    consumer,
    topic,
    duration(waitingSeconds),
  ])
  const tables = facts.tables.map((table) => [
    table.table,
    whole(table.liveRows),
    whole(table.deadRows),
    table.updates === 0 ? '' : percent(table.hotUpdates / table.updates),
    table.partitions === 0 ? '' : whole(table.partitions),
  ])
  const standbys = facts.standbys.map(({ name, state, syncState, behindBytes }) => [
    name,
    state,
    syncState,
    bytes(behindBytes),
  ])
  const leases = facts.leases.map(({ work, holder, fence, heldSeconds, isHeld }) => [
    work,
    isHeld ? holder : `nobody; last ${holder}`,
    whole(fence),
    duration(heldSeconds),
  ])
  return [
    section('Database', rows),
    ...(standbys.length > 0
      ? [list('Standbys', ['Name', 'State', 'Sync', 'Behind'], standbys)]
      : []),
    list('Work of one node at a time', ['Work', 'Node', 'Fence', 'Since'], leases),
    list('Outbox', ['Consumer', 'Topic', 'Behind'], outbox),
    list('Tables', ['Table', 'Rows', 'Dead', 'HOT', 'Partitions'], tables),
  ].join('\n')
}

const archived = ({
  archived: count,
  failed,
  lastArchivedAt,
}: NonNullable<DatabaseFacts['archive']>): string =>
  `${whole(count)} segments, ${failed === 0 ? 'none failed' : `${whole(failed)} failed`}${lastArchivedAt ? `, last ${moment(lastArchivedAt)}` : ''}`

const machineRows = ({ disks, loopP99, pool }: HouseState): Row[] => [
  ['Process keeps work waiting', `p99 ${ms(loopP99)}`],
  ['Memory', bytes(process.memoryUsage.rss())],
  ['Pool', `${pool.open - pool.idle} of ${pool.most} in use, ${pool.waiting} wait`],
  ...disks.map(
    ({ what, freeBytes, bytes: all }): Row => [
      `Disk of the ${what}`,
      `${bytes(freeBytes)} of ${bytes(all)} free`,
    ],
  ),
]

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const rate = (perSecond: number): string =>
  `${perSecond < 10 ? perSecond.toFixed(1) : whole(perSecond)} a second`
const ms = (value: number | null): string => (value === null ? '–' : `${value.toFixed(1)} ms`)
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const moment = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`

function bytes(count: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  const place = Math.min(Math.floor(Math.log10(Math.max(count, 1)) / 3), units.length - 1)
  return `${(count / 1000 ** place).toFixed(place === 0 ? 0 : 1)} ${units[place]}`
}

function duration(seconds: number): string {
  if (seconds < 120) return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`
  return seconds < 172_800
    ? `${Math.round(seconds / 3600)} h`
    : `${Math.round(seconds / 86_400)} days`
}
