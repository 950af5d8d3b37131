import { countriesOf } from '#modules/identity'
import { worthlessPurses } from '#modules/wallet'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rulesHere } from './here.ts'
import { placesSeen } from './store/place-seen.ts'

/**
 * Those of these players who are where the rules allow no bonuses, or where the house may not take money that has a value and they have such money:
 * the same as asking the rules of each.
 * @param licence code of the profile under which the house is licensed; null: none, which is the strictest.
 */
export async function playersWithoutBonuses(
  licence: string | null,
  on: Queryable,
  players: readonly PlayerId[],
): Promise<ReadonlySet<PlayerId>> {
  const homes = await countriesOf(on, players)
  const seen = await placesSeen(on, players)
  const worthless = await worthlessPurses(on, players)
  return new Set(
    players.filter((player) => {
      const where = { home: homes.get(player) ?? null, seen: seen.get(player) ?? null }
      const { rules, served } = rulesHere(licence, where)
      return !rules.bonuses.allowed || !(served || worthless.has(player))
    }),
  )
}
