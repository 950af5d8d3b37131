import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { findRounds as findRoundsCall } from '@fairhouse/contract/calls/find-rounds'
import type { RoundSummary } from '@fairhouse/contract/calls/play'
import type { Outcome, PlayerAsk } from '#platform/answer'
import { type PlayerId, smallestUuidV7 } from '#platform/ids'
import { dayStart } from '#platform/iso-time'
import type { PlayHouse } from './change-seat.ts'
import { roundSummary } from './game-history.ts'
import { roundsBefore } from './store/history-page.ts'

/** Rounds that are read at once, and how often at most for one page. */
const portion = 200
const portionsAtMost = 5

const dayMs = 86_400_000
type Wish = BodyOf<typeof findRoundsCall>

/** Rounds that fit, newest first, own and others'. Goes back by ids, so a later page costs no more than the first. */
export async function findRounds(
  house: PlayHouse,
  { player }: PlayerAsk,
  wish: Wish,
): Promise<Outcome<ReplyOf<typeof findRoundsCall>>> {
  const oldest = wish.from === undefined ? '' : smallestUuidV7(dayStart(wish.from))
  const fits = fitsWish(wish)
  const rounds: RoundSummary[] = []
  let before = beginOf(wish, house.needs.clock.now())
  for (let read = 0; read < portionsAtMost; read++) {
    const found = await portionBefore(house, player, before)
    for (const round of found) {
      if (round.id < oldest) return { reply: { rounds, next: null } }
      if (fits(round)) rounds.push(round)
      before = round.id
      if (rounds.length === wish.limit) return { reply: { rounds, next: before } }
    }
    if (found.length < portion) return { reply: { rounds, next: null } }
  }
  return { reply: { rounds, next: before } }
}

const fitsWish =
  ({ game, won }: Wish) =>
  ({ uri, finished, payout, stake }: RoundSummary): boolean =>
    (game === undefined || uri === game) && (!won || (finished && payout > stake))

/** Below which id to begin: that of the last page, or the end of the last day. Ids are in the order of time, and hardly run ahead of it. */
function beginOf({ to, before }: Wish, now: number): string {
  const end = smallestUuidV7(to === undefined ? now + dayMs : dayStart(to) + dayMs)
  return before !== undefined && before < end ? before : end
}

async function portionBefore(
  { needs, seats }: PlayHouse,
  player: PlayerId,
  before: string,
): Promise<readonly RoundSummary[]> {
  const { database } = needs
  const { currency } = await seats.of(player)
  const own = await roundsBefore(database, player, { before, limit: portion })
  const others = (await needs.roundsElsewhere?.().newest(database, player, portion, before)) ?? []
  return [...own.map((row) => roundSummary(row, currency)), ...others]
    .toSorted((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, portion)
}
