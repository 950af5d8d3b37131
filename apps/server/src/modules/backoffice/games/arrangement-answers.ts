import {
  type Arrangement,
  type ArrangementBody,
  type arrangements,
  type gamesToArrange,
  listOf,
  type NamedGame,
  type saveArrangement,
  type showArrangement,
} from '@fairhouse/contract/backoffice/arrangements'
import type { StoredArrangement } from '#modules/catalog'
import type { Transaction } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { knownGames, providerName } from './known-games.ts'

const foundAtMost = 20

const gamesIn = (body: ArrangementBody): readonly number[] =>
  body.kind === 'picks' ? body.hidden : [...body.pins.map(({ gameId }) => gameId), ...body.order]

async function namedGames(
  { catalog }: Pick<BackofficeNeeds, 'catalog'>,
  by: string,
): Promise<NamedGame[]> {
  const known = await knownGames(catalog, catalog.desk(by))
  return known.map(({ id, name, provider }) => ({
    gameId: id,
    name,
    provider: providerName(provider),
  }))
}

export const tellArrangements =
  (needs: BackofficeNeeds): StaffAnswer<typeof arrangements> =>
  async ({ name }) => {
    const stored = await needs.catalog.desk(name).arranging.all()
    const wanted = new Set(stored.flatMap(({ body }) => gamesIn(body)))
    const games = (await namedGames(needs, name)).filter(({ gameId }) => wanted.has(gameId))
    const byList = Map.groupBy(stored, ({ list }) => list)
    return { reply: { games, arrangements: [...byList.values()].map(shown) } }
  }

const shown = (versions: readonly StoredArrangement[]): Arrangement => ({
  list: versions[0]?.list ?? 0,
  live: versions[0]?.live ?? null,
  versions: versions.map(({ version, body, madeBy, madeAt }) => ({
    version,
    body,
    madeBy,
    madeAt: isoTime(madeAt.getTime()),
  })),
})

export const findGamesToArrange =
  (needs: BackofficeNeeds): StaffAnswer<typeof gamesToArrange> =>
  async ({ name: by }, { text }) => {
    const wanted = text.toLowerCase()
    const games = (await namedGames(needs, by)).filter(({ name }) =>
      name.toLowerCase().includes(wanted),
    )
    return { reply: { games: games.slice(0, foundAtMost) } }
  }

export const saveOrder =
  (needs: BackofficeNeeds): StaffAnswer<typeof saveArrangement> =>
  async ({ name: staff }, { after, body }) => {
    const known = new Set((await namedGames(needs, staff)).map(({ gameId }) => gameId))
    if (!gamesIn(body).every((gameId) => known.has(gameId))) return { refused: 'notFound' }
    const list = listOf(body)
    const version = after + 1
    const deed = deedOf(needs, { staff, deed: 'saveArrangement', list, facts: { version } })
    const isSaved = await needs.catalog.desk(staff).arranging.save(body, after, deed)
    return isSaved ? { reply: { version } } : { refused: 'soAlready' }
  }

export const showOrder =
  (needs: BackofficeNeeds): StaffAnswer<typeof showArrangement> =>
  async ({ name: staff }, { list, version, note }) => {
    const facts = { version, note }
    const deed = deedOf(needs, { staff, deed: 'showArrangement', list, facts })
    const outcome = await needs.catalog.desk(staff).arranging.show(list, version, deed)
    return outcome === 'shown' ? { reply: {} } : { refused: outcome }
  }

const deedOf =
  (
    { clock }: Pick<BackofficeNeeds, 'clock'>,
    {
      list,
      ...deed
    }: {
      readonly staff: string
      readonly deed: string
      readonly list: number
      readonly facts: Readonly<Record<string, string | number | null>>
    },
  ) =>
  (tx: Transaction): Promise<void> =>
    writeDeed(tx, { ...deed, at: clock.now(), subject: `list ${list}` })
