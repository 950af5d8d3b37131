import type { FeedBet } from '@fairhouse/contract/entities/feed'
import { feedLength } from '@fairhouse/contract/feed-length'
import type { PlayerId } from '#platform/ids'
import type { ToldBet } from '#platform/house-channels'
import { isoTime } from '#platform/iso-time'
import { timesStake } from './bet-sampler.ts'

const hourMs = 3_600_000
/** Beyond those that are shown, so that somebody is left when one hides. */
const kept = 2 * feedLength

/** All three lists, as they are shown. */
export interface FeedLists {
  readonly newest: FeedBet[]
  readonly high: FeedBet[]
  readonly lucky: FeedBet[]
}

/** The lists of the feed, as one node shows them. */
export interface FeedBoard {
  /** Takes bets in, oldest first; one that is there already is passed over. */
  readonly add: (bets: readonly ToldBet[], now: number) => void
  /** @returns whether anything of theirs was there. */
  readonly takeOut: (players: readonly PlayerId[]) => boolean
  /** Whose bets are there. */
  readonly players: () => PlayerId[]
  /** As they are at that time, epoch milliseconds. */
  readonly lists: (now: number) => FeedLists
}

export function createFeedBoard(): FeedBoard {
  let newest: readonly ToldBet[] = []
  let high: readonly ToldBet[] = []
  let lucky: readonly ToldBet[] = []

  const add = (bets: readonly ToldBet[], now: number): void => {
    const known = new Set([...newest, ...high, ...lucky].map(({ bet }) => bet.key))
    const fresh = bets.filter(({ bet }) => !known.has(bet.key))
    newest = [...newest, ...fresh].toSorted(byTime).slice(0, kept)
    high = largestOf([...high, ...fresh].filter(isOfLastHour(now)))
    const wins = fresh.filter(({ bet }) => bet.payout > bet.stake)
    lucky = [...lucky, ...wins].filter(isOfLastHour(now)).toSorted(byTimes).slice(0, kept)
  }
  return {
    add,
    takeOut: (players) => {
      const gone = new Set<number>(players)
      const stays = ({ player }: ToldBet): boolean => !gone.has(player)
      const before = newest.length + high.length + lucky.length
      newest = newest.filter(stays)
      high = high.filter(stays)
      lucky = lucky.filter(stays)
      return newest.length + high.length + lucky.length < before
    },
    players: () => [...new Set([...newest, ...high, ...lucky].map(({ player }) => player))],
    lists: (now) => ({
      newest: shown(newest),
      high: shown(halves(high.filter(isOfLastHour(now)))),
      lucky: shown(lucky.filter(isOfLastHour(now))),
    }),
  }
}

const shown = (bets: readonly ToldBet[]): FeedBet[] =>
  bets.slice(0, feedLength).map(({ bet }) => bet)

function isOfLastHour(now: number): (told: ToldBet) => boolean {
  const from = isoTime(now - hourMs)
  return ({ bet }) => bet.at > from
}

const byTime = (one: ToldBet, other: ToldBet): number => other.bet.at.localeCompare(one.bet.at)
const byTimes = (one: ToldBet, other: ToldBet): number =>
  timesStake(other.bet) - timesStake(one.bet) || byTime(one, other)
const byStake = (one: ToldBet, other: ToldBet): number =>
  other.bet.stake - one.bet.stake || byTime(one, other)

const isPlayMoney = ({ bet }: ToldBet): boolean => bet.currency === 'CREDIT'

/** The largest stakes of each currency: amounts of two cannot be compared. */
const largestOf = (bets: readonly ToldBet[]): ToldBet[] => {
  const inOrder = bets.toSorted(byStake)
  return [
    ...inOrder.filter((told) => !isPlayMoney(told)).slice(0, kept),
    ...inOrder.filter(isPlayMoney).slice(0, kept),
  ]
}

/** Money first, then play money; neither takes more than half of the list where both are there. */
const halves = (bets: readonly ToldBet[]): ToldBet[] => {
  const money = bets.filter((told) => !isPlayMoney(told))
  const play = bets.filter(isPlayMoney)
  const half = feedLength / 2
  const ofMoney = Math.max(half, feedLength - play.length)
  const first = money.slice(0, ofMoney)
  return [...first, ...play.slice(0, feedLength - first.length)]
}
