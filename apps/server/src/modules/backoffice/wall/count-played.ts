import type { MoneyKind } from '@fairhouse/contract/backoffice/fields'
import type { RoundSettled } from '#modules/play'
import type { Database } from '#platform/database'
import { dayOf, fromIsoTime } from '#platform/iso-time'
import type { ToldRow } from '#platform/outbox'
import { addPlayed, holdLivePlace, moveLivePlace, type PlayedOfDay } from '../store/live.ts'

/** What dollars are in this house. */
type Dollars = Extract<MoneyKind, 'real' | 'test'>

/** Counts settled rounds, each once, in whatever portions and however often they are told: what is counted up to which place moves together. */
export const countPlayed =
  (database: Database, dollars: Dollars) =>
  (rows: readonly ToldRow<RoundSettled>[]): Promise<void> =>
    database.transaction(async (tx) => {
      const place = await holdLivePlace(tx)
      const fresh = rows.filter(
        (row) => row.tx > place.tx || (row.tx === place.tx && row.id > place.id),
      )
      const last = fresh.at(-1)
      if (last === undefined) return
      await addPlayed(
        tx,
        sumPlayed(
          fresh.flatMap(({ events }) => events),
          dollars,
        ),
      )
      await moveLivePlace(tx, last)
    })

/** Sums rounds by day and sort of money. What a pot paid and got is bonus money; a round is a bet of what its player paid from first. */
export function sumPlayed(rounds: readonly RoundSettled[], dollars: Dollars): PlayedOfDay[] {
  const sums = new Map<string, PlayedOfDay>()
  const add = (one: PlayedOfDay): void => {
    const key = `${one.day} ${one.money}`
    const { bets, staked, won } = sums.get(key) ?? { bets: 0, staked: 0, won: 0 }
    sums.set(key, {
      ...one,
      bets: bets + one.bets,
      staked: staked + one.staked,
      won: won + one.won,
    })
  }
  for (const { at, currency, stake, payout, pot } of rounds) {
    const day = dayOf(fromIsoTime(at))
    const [potStake, potPayout] = [pot?.stake ?? 0, pot?.payout ?? 0]
    const isAllOfPot = potStake > 0 && potStake === stake
    add({
      day,
      money: currency === 'CREDIT' ? 'play' : dollars,
      bets: isAllOfPot ? 0 : 1,
      staked: stake - potStake,
      won: payout - potPayout,
    })
    if (pot !== undefined)
      add({ day, money: 'bonus', bets: isAllOfPot ? 1 : 0, staked: potStake, won: potPayout })
  }
  // Rows are written in one order, whoever writes them.
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
}
