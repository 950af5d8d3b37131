import { paidByPlayers } from '#modules/cashier'
import { accountsInQuestion } from '#modules/identity'
import { holdingBack } from '#modules/protection'
import type { Database, Transaction } from '#platform/database'
import type { Clock } from '#platform/clock'
import type { StaffDuties } from '../staff-duties.ts'
import { dropStandings, holdPlace, movePlace, saveStandings } from '../store/standings.ts'

/** So many players are read in one transaction. */
const portionPlayers = 1_000

/**
 * Reads one portion of the players from their owners, and begins anew after the last: what segments ask is at most one round old. Who holds back, was urged
 * to, is suspended, closed or a guest has no standing, so that no question finds them.
 */
export const readStandings = (
  needs: {
    readonly database: Database
    readonly clock: Clock
  } & Pick<StaffDuties, 'levelsOf'>,
  portion = portionPlayers,
): Promise<void> => needs.database.transaction((tx) => readPortion(needs, tx, portion))

async function readPortion(
  { clock, levelsOf }: { readonly clock: Clock } & Pick<StaffDuties, 'levelsOf'>,
  tx: Transaction,
  portion: number,
): Promise<void> {
  const after = await holdPlace(tx)
  const accounts = await accountsInQuestion(tx, after, portion)
  const open = accounts.filter(({ isOpen }) => isOpen)
  const players = open.map(({ player }) => player)
  const held = await holdingBack(tx, players, clock.now())
  const paid = await paidByPlayers(tx, players)
  const levels = await levelsOf(tx, players)
  const standings = open
    .filter(({ player }) => !held.has(player))
    .map(({ player, country, registeredAt, seenAt }) => ({
      player,
      country,
      registeredAt,
      seenAt,
      level: levels === null ? null : (levels.get(player) ?? 0),
      paidIn: paid.get(player)?.paidIn ?? 0,
      paidOut: paid.get(player)?.paidOut ?? 0,
    }))
  await saveStandings(tx, standings, clock.now())
  const isEnd = accounts.length < portion
  const upTo = isEnd ? null : (accounts.at(-1)?.player ?? null)
  const kept = standings.map(({ player }) => player)
  await dropStandings(tx, { after, upTo }, kept)
  await movePlace(tx, upTo ?? 0)
}
