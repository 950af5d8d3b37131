import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { wasOn } from '#platform/was-on'
import { type HeldSpan, heldSpans, playersHeldIn } from './store/held-in.ts'

/** So long after the house urged a player to take care nothing is promoted to them. */
const quietMs = 28 * 24 * 3_600_000

/** `limited`: by a limit, a pause or games turned off; `care`: the house urged them to. */
export type HoldsBack = 'limited' | 'care'

/**
 * Why each of these players held back from play at a moment, so that nothing was promoted to them; null for who did not.
 * @param since epoch milliseconds; any moment from then on can be asked about, and is `since` when it is not said.
 */
export async function whyHoldingBack(
  on: Queryable,
  players: readonly PlayerId[],
  since: number,
): Promise<(player: PlayerId, at?: number) => HoldsBack | null> {
  const heldNow = await playersHeldIn(on, players)
  const spans = Map.groupBy(
    await heldSpans(on, players, { since, quietMs }),
    ({ player }) => player,
  )
  return (player, at = since) => {
    const own = spans.get(player) ?? []
    const isWithin = (kind: HeldSpan['what']): boolean =>
      own.some(({ what, from, to }) => what === kind && from <= at && (to === null || at < to))
    if (isWithin('pause') || wasOn(heldNow.has(player), turnsOf(own), at)) return 'limited'
    return isWithin('urged') ? 'care' : null
  }
}

const turnsOf = (spans: readonly HeldSpan[]) =>
  spans.flatMap(({ what, from }) =>
    what === 'turnedOn' || what === 'turnedOff' ? [{ isOn: what === 'turnedOn', at: from }] : [],
  )

/** Those of these players who hold back from play or were urged to. @param now epoch milliseconds. */
export async function holdingBack(
  on: Queryable,
  players: readonly PlayerId[],
  now: number,
): Promise<ReadonlySet<PlayerId>> {
  const whyNot = await whyHoldingBack(on, players, now)
  return new Set(players.filter((player) => whyNot(player) !== null))
}
