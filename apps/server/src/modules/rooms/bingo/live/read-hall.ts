import type { RoomChain } from '@fairhouse/contract/rooms/entities'
import type { HallDraw, HallGame, HallSale, PastDraw } from '@fairhouse/contract/rooms/hall'
import type { Queryable } from '#platform/database'
import { shownChain } from '../../live/shown-chain.ts'
import type { Room } from '../../room.ts'
import { chainNumbered, newestChain } from '../../store/chains.ts'
import { type OpenDraws, patternOf } from '../open-draws.ts'
import { isOfTitle, rulesOf } from '../rules-of.ts'
import { cardsOfRound } from '../store/cards-of-round.ts'
import { newestDraw, openRounds } from '../store/hall-rounds.ts'
import { pastDrawRows } from '../store/past-draws.ts'
import { type HallTimes, mostAtOnce, mostCards } from '../times.ts'
import { shownDraw, shownPastDraw, shownSale } from './shown.ts'

/** A hall as it was read. */
export interface ReadHall {
  /** Sale and draw as everybody may see them at a moment, epoch milliseconds by the clock of the database. */
  readonly shown: (at: number) => { readonly sale: HallSale | null; readonly draw: HallDraw | null }
  readonly past: readonly PastDraw[]
  readonly chain: RoomChain | null
  readonly game: HallGame
}

/** Rounds that are over in a list. */
export const drawsShown = 30

/** All that there is to know of a hall now. */
export async function readHall(
  on: Queryable,
  room: Room<HallTimes>,
  openDraw: OpenDraws,
): Promise<ReadHall> {
  const { uri, times, gameId, title } = room
  const rules = rulesOf(title)
  const chain = await newestChain(on, uri)
  const selling = (await openRounds(on, uri)).find(({ phase }) => phase === 'betting')
  const sale =
    selling && isOfTitle(selling, title)
      ? shownSale(selling, await cardsOfRound(on, selling.id), {
          rules,
          pattern: patternOf(room, await chainNumbered(on, uri, selling.chain), selling.link),
        })
      : null
  const newest = await newestDraw(on, uri)
  // By today's rules one that was sold under others would be shown wrongly.
  const round = newest && isOfTitle(newest, title) ? newest : null
  const result = round ? await openDraw(on, round) : null
  const past = chain
    ? await pastDrawRows(on, { uri, chain: chain.number }, { to: null, limit: drawsShown })
    : []
  return {
    shown: (at) => ({
      sale,
      draw:
        round && result
          ? shownDraw(round, result, { rules, at, callMs: times.callMs, callsAt: round.fliesAt })
          : null,
    }),
    past: past.map(shownPastDraw),
    chain: chain && shownChain(chain),
    game: {
      id: gameId,
      numbers: rules.numbers,
      side: rules.side,
      inColumn: rules.inColumn ?? null,
      strip: rules.strip ?? null,
      patterns: (rules.patterns ?? []).map(({ name, cells }) => ({ name, cells: [...cells] })),
      prizes: [...rules.prizes],
      price: rules.price,
      mostCards,
      mostAtOnce: mostAtOnce(rules),
      everyMs: times.everyMs,
      callMs: times.callMs,
    },
  }
}
