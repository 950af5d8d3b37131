import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { staffCalls } from '@fairhouse/contract/backoffice/all'
import { answerOf } from '@fairhouse/contract/backoffice/staff-call'
import type { Title } from '../../../apps/server/src/modules/catalog/index.ts'
import { demoStaffPassword } from '../../../apps/server/src/modules/backoffice/index.ts'
import { startPostgres } from '../../../apps/server/src/platform/embedded-postgres/index.ts'
import { migrateHouse } from '../../../apps/server/src/house/migrate-house.ts'
import { fillTo } from '../growth/fill.ts'
import { openMonths } from '../growth/open-months.ts'
import { openBenchHouse } from '../money/bench-house.ts'
import { demo, startServer } from '../wire/server-process.ts'
import { fillPeople } from './fill-people.ts'
import { type TablePage, tablePages } from './table-pages.ts'

/** No table may take longer (milliseconds). */
const longest = 200
const looks = 15

/** How large the house is that is filled. */
interface Size {
  readonly players: number
  readonly rounds: number
}

/** Fills a house and says how long the server takes for each table of the back office, the slowest first. */
export async function benchTables(
  title: Title,
  { players, rounds }: Size,
  say: (line: string) => void,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-tables-'))
  await chmod(folder, 0o755)
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined })
  try {
    const begun = performance.now()
    await migrateHouse({ connectionString: postgres.connectionString })
    const house = openBenchHouse(postgres, title)
    try {
      await openMonths(house)
      await fillTo(house, { rounds: 0, players: [] }, rounds)
      await fillPeople(house.database, players)
    } finally {
      await house.close()
    }
    const seconds = Math.round((performance.now() - begun) / 1000)
    say(`${inWords(players)} players, ${inWords(rounds)} rounds: filled in ${seconds} s`)
    const place = { databaseUrl: postgres.connectionString, dataDir: join(folder, 'data') }
    const server = await startServer(place, [], demo)
    try {
      await lookAtAll(server.operatorUrl, say)
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const inWords = (count: number): string => count.toLocaleString('en')

async function lookAtAll(desk: string, say: (line: string) => void): Promise<void> {
  const ask = await signIn(desk)
  const times = []
  for (const page of tablePages()) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time: nobody waits for another
    times.push({ page, ms: await timesOf(page, ask) })
  }
  const shown = times.map(({ page, ms }) => ({
    name: page.name,
    median: ms.toSorted((one, other) => one - other)[Math.floor(ms.length / 2)] ?? 0,
    most: Math.max(...ms),
  }))
  for (const { name, median, most } of shown.toSorted((one, other) => other.median - one.median))
    say(
      `${median > longest ? 'TOO SLOW ' : ''}${name}: ${median.toFixed(1)} ms, at most ${most.toFixed(1)} ms`,
    )
}

type Asking = (page: TablePage) => Promise<void>

/** The first look warms what every server has warm. */
async function timesOf(page: TablePage, ask: Asking): Promise<number[]> {
  await ask(page)
  const times = []
  for (let look = 0; look < looks; look++) {
    const begun = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- one at a time
    await ask(page)
    times.push(performance.now() - begun)
  }
  return times
}

/** Signs an owner of the demo in. @throws for an answer that is none, or a page that is not there. */
async function signIn(desk: string): Promise<Asking> {
  const entered = await fetch(`${desk}/desk/log-in`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'demo-owner', password: demoStaffPassword }),
    redirect: 'manual',
  })
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const call = (path: string, csrf: string, body: unknown) =>
    fetch(`${desk}${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'x-desk-csrf': csrf },
      body: JSON.stringify(body),
    })
  const told: unknown = await (await call('/desk/api/session', '', {})).json()
  const session = answerOf(staffCalls.session.reply).parse(told)
  if (!session.done) throw new Error(`nobody sits there: ${session.refused}`)
  return async ({ name, path, body }) => {
    const answer = await call(path, session.reply.csrf, body)
    const text = await answer.text()
    if (answer.status !== 200 || text.startsWith('{"done":false'))
      throw new Error(`${name}: ${answer.status} ${text.slice(0, 200)}`)
  }
}
