import type { OwnCards } from '@fairhouse/contract/rooms/hall'
import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { toWire, amount } from '@fairhouse/money'
import { type Answers, isRefused, type PlayerAsk } from '#platform/answer'
import type { Database } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { shownChain } from '../live/shown-chain.ts'
import type { StakeNeeds } from '../money/take-stake.ts'
import type { Room } from '../room.ts'
import { chainNumbered, newestChain } from '../store/chains.ts'
import { readRounds } from '../store/read-round.ts'
import { newestTickets } from '../store/read-tickets.ts'
import type { StoredTicket } from '../stored.ts'
import { buyCards } from './buy-cards.ts'
import type { HallRoom } from './hall-room.ts'
import { drawsShown } from './live/read-hall.ts'
import { shownBought, shownPastDraw } from './live/shown.ts'
import { cellsOfRound } from './open-draws.ts'
import type { BoughtCards } from './result.ts'
import { type HallRules, rulesOf } from './rules-of.ts'
import { cardsOfRound } from './store/cards-of-round.ts'
import { pastDrawRows } from './store/past-draws.ts'
import { potsOfRound, winsOfRound, winsOfTickets } from './store/wins.ts'

export interface HallAnswerNeeds {
  readonly database: Database
  /** By their addresses. */
  readonly halls: ReadonlyMap<string, HallRoom>
  readonly staking: StakeNeeds
  readonly statusNow: (player: PlayerId) => Promise<PlayerStatus>
}

const purchasesShown = 20

/** What bingo halls answer. */
export function hallAnswers({
  database,
  halls,
  staking,
  statusNow,
}: HallAnswerNeeds): Answers<'buyCards' | 'ownHallCards' | 'pastDraws' | 'readDraw'> {
  const chainOf = (uri: string, number: number | undefined) =>
    number === undefined ? newestChain(database, uri) : chainNumbered(database, uri, number)
  return {
    buyCards: async (ask: PlayerAsk, asked) => {
      const hall = halls.get(asked.uri)
      if (!hall) return { refused: 'gameNotEnabled' }
      hall.attend()
      await hall.readyFor(asked.round)
      const taken = await buyCards(staking, { room: hall.room, ask, asked })
      if (isRefused(taken)) return taken
      if (taken.isNew) hall.cardsBought()
      const [bought] = await shownAll(database, hall.room, [taken.ticket])
      if (!bought) throw new Error('cards that were bought are gone')
      return { reply: { bought, userStatus: await statusNow(ask.player) } }
    },
    ownHallCards: async (ask: PlayerAsk, { uri }) => {
      const hall = halls.get(uri)
      if (!hall) return { refused: 'notFound' }
      const tickets = await newestTickets(database, ask.player, { uri, limit: purchasesShown })
      return { reply: { bought: await shownAll(database, hall.room, tickets) } }
    },
    pastDraws: async (_ask, { uri, chain: number, to = null }) => {
      const chain = await chainOf(uri, number)
      if (!halls.has(uri) || !chain) return { refused: 'notFound' }
      const page = { to, limit: drawsShown }
      const rows = await pastDrawRows(database, { uri, chain: chain.number }, page)
      return { reply: { chain: shownChain(chain), draws: rows.map(shownPastDraw) } }
    },
    readDraw: async (_ask, { uri, chain: of, number }) => {
      const hall = halls.get(uri)
      const chain = await chainOf(uri, of)
      if (!hall || !chain) return { refused: 'notFound' }
      const page = { to: number, limit: 1 }
      const [row] = await pastDrawRows(database, { uri, chain: chain.number }, page)
      if (row?.link !== number) return { refused: 'notFound' }
      const bought = await cardsOfRound(database, row.id)
      const { title } = hall.room
      return {
        reply: {
          chain: shownChain(chain),
          definition: row.definition,
          draw: shownPastDraw(row),
          price: priceOf(bought) ?? rulesOf(title).price,
          cards: runsOf(bought, rulesOf(title)),
          pools: playersOf(bought),
          pots: (await potsOfRound(database, row.id)).map((pot) => ({
            ...pot,
            amount: toWire(amount(pot.amount)),
          })),
          wins: (await winsOfRound(database, row.id)).map(
            ({ currency, prize, card, amount: part }) => ({
              currency,
              prize,
              card,
              amount: toWire(amount(part)),
            }),
          ),
        },
      }
    },
  }
}

/** Tickets with what is on their cards and what these won: as many questions for many as for one. */
async function shownAll(
  database: Database,
  room: Room,
  tickets: readonly StoredTicket[],
): Promise<OwnCards[]> {
  const rounds = await readRounds(
    database,
    tickets.map(({ roundId }) => roundId),
  )
  const wins = await winsOfTickets(
    database,
    tickets.map(({ id }) => id),
  )
  const shown: OwnCards[] = []
  for (const ticket of tickets) {
    const round = rounds.get(ticket.roundId)
    if (!round) throw new Error(`round ${ticket.roundId} is gone`)
    // oxlint-disable-next-line no-await-in-loop -- asks for the chain alone, which nearly all of them share
    shown.push(shownBought(ticket, await cellsOfRound(database, room, round), wins))
  }
  return shown
}

/** What a card of a round cost, minor units; null where none was sold. */
const priceOf = ([first]: readonly BoughtCards[]): number | null =>
  first === undefined ? null : Number(first.stake) / first.cards

/** Cards that follow each other in one currency, whoever bought them; tickets of strips as they were bought together, which says what was left unsold. */
function runsOf(bought: readonly BoughtCards[], { strip }: HallRules) {
  const runs: { first: number; count: number; currency: BoughtCards['currency'] }[] = []
  for (const { firstCard, cards, currency } of bought) {
    const last = runs.at(-1)
    if (last && last.currency === currency && !strip) last.count += cards
    else runs.push({ first: firstCard, count: cards, currency })
  }
  return runs
}

const playersOf = (bought: readonly BoughtCards[]) =>
  (['USD', 'CREDIT'] as const).flatMap((currency) => {
    const players = new Set(bought.flatMap((one) => (one.currency === currency ? one.player : [])))
    return players.size === 0 ? [] : [{ currency, players: players.size }]
  })
