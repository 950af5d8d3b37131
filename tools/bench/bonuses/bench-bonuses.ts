import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { bonusesBesidePlay } from '../../../apps/server/src/modules/bonuses/testing/bonuses-beside-play.ts'
import type { Title } from '../../../apps/server/src/modules/catalog/index.ts'
import { auditMoney } from '../../../apps/server/src/modules/play/index.ts'
import {
  type EmbeddedPostgres,
  startPostgres,
} from '../../../apps/server/src/platform/embedded-postgres/index.ts'
import { migrateHouse } from '../../../apps/server/src/house/migrate-house.ts'
import { middleOf, rangeOf } from '../middle.ts'
import { assertDurable } from '../money/assert-durable.ts'
import { type BenchHouse, openBenchHouse } from '../money/bench-house.ts'
import { bettingCrowd } from '../money/bets.ts'
import { type Crowd, type Load, measure } from '../money/measure.ts'

const players = 256
/** Kinds of houses take turns, there and back, so that what else the machine does meets all of them alike. */
const rounds = 6
const plan = { seconds: 4, warmUpSeconds: 1 }
/** Own money of who pays bets with it, minor units: more than the bench can lose. */
const rich = 1_000_000_000

interface Kind {
  readonly name: string
  readonly house: BenchHouse
  readonly crowd: Crowd
  readonly loads: Load[]
}

/** Measures what a bet costs with and without bonuses, on a fresh PostgreSQL that keeps every promise of durability. */
export async function benchBonuses(title: Title, say: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-bonuses-'))
  await chmod(folder, 0o755)
  const server = await startPostgres({ dataDir: folder, log: () => undefined })
  try {
    say(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
    await migrateHouse({ connectionString: server.connectionString })
    const kinds = await kindsOf(server, title)
    try {
      await takeTurns(kinds)
      sayAll(kinds, say)
      await audit(kinds, say)
    } finally {
      for (const { house } of kinds) await house.close()
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Houses of one database: without the module, and with it for players of each sort. */
async function kindsOf(server: EmbeddedPostgres, title: Title): Promise<readonly Kind[]> {
  const { id, uri, category } = title.manifest
  const { slices, gates, fund, giveEndless } = bonusesBesidePlay(
    { now: () => Date.now() },
    {
      id,
      uri,
      name: title.manifest.name,
      category,
      kind: 'slot',
      mechanics: [],
      isOwn: true,
      isRoom: false,
      betLevels: title.rules.betLevels,
    },
  )
  const open = async (
    name: string,
    of: { readonly hasModule: boolean; readonly hasGrant: boolean; readonly isRich: boolean },
    firstPlayer: number,
  ): Promise<Kind> => {
    const house: BenchHouse = openBenchHouse(server, title, {
      ...(of.hasModule && { slices, gates }),
      userType: 1,
      firstPlayer,
      welcome: async (play, player) => {
        if (of.isRich) await fund(house.database, player, rich)
        if (of.hasGrant) await giveEndless(house.database, play, player)
      },
    })
    return { name, house, crowd: await bettingCrowd(house, players), loads: [] }
  }
  const kinds = [
    await open('without bonuses', { hasModule: false, hasGrant: false, isRich: true }, 1),
    await open('nobody has one', { hasModule: true, hasGrant: false, isRich: true }, 10_001),
    await open('own money pays', { hasModule: true, hasGrant: true, isRich: true }, 20_001),
    await open('the bonus pays', { hasModule: true, hasGrant: true, isRich: false }, 30_001),
  ]
  for (const { house } of kinds) await assertDurable(house.database)
  return kinds
}

async function takeTurns(kinds: readonly Kind[]): Promise<void> {
  for (const { house, crowd } of kinds) await measure(house, crowd, plan)
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? kinds : kinds.toReversed()
    for (const { house, crowd, loads } of order) loads.push(await measure(house, crowd, plan))
  }
}

const microsOf = ({ nodeMicrosPerBet, postgresMicrosPerBet }: Load): number =>
  nodeMicrosPerBet + (postgresMicrosPerBet ?? Number.NaN)

function sayAll(kinds: readonly Kind[], say: (line: string) => void): void {
  const [plain] = kinds
  if (!plain) return
  for (const { name, loads } of kinds) {
    const of = (pick: (load: Load) => number): readonly number[] => loads.map(pick)
    const ratios = loads.map((load, turn) => {
      const beside = plain.loads[turn]
      return beside ? microsOf(load) / microsOf(beside) : Number.NaN
    })
    const middle = (pick: (load: Load) => number): string => middleOf(of(pick)).toFixed(1)
    say(
      [
        `${name}: ${middle(microsOf)} µs of processors a bet [${rangeOf(of(microsOf), 1)}]`,
        `${middleOf(ratios).toFixed(2)} × [${rangeOf(ratios, 2)}]`,
        `Node ${middle(({ nodeMicrosPerBet }) => nodeMicrosPerBet)}`,
        `PostgreSQL ${middle(({ postgresMicrosPerBet }) => postgresMicrosPerBet ?? Number.NaN)}`,
        `${Math.round(middleOf(of(({ betsPerSecond }) => betsPerSecond))).toLocaleString('en')} bets/s`,
        `WAL ${middle(({ walBytesPerBet }) => walBytesPerBet)} B`,
      ].join(', '),
    )
  }
}

async function audit(kinds: readonly Kind[], say: (line: string) => void): Promise<void> {
  const [first] = kinds
  if (!first) return
  await first.house.database.query('ANALYZE')
  const broken = await first.house.database.transaction(async (tx) => {
    await tx.query(`SET LOCAL statement_timeout = '300s'; SET LOCAL work_mem = '256MB'`)
    return auditMoney(tx)
  })
  if (broken.length > 0) throw new Error(broken.join('\n'))
  say('the books are right: every promise of ledger and play holds')
}
