import { openStream } from '@fairhouse/fairness/stream'
import {
  callsOfLink,
  cardsOfChain,
  patternOfRound,
} from '@fairhouse/game-math/families/bingo/live-draw'
import type { Queryable } from '#platform/database'
import type { Chance } from '../chain/chance.ts'
import type { Room } from '../room.ts'
import { chainNumbered, type StoredChain } from '../store/chains.ts'
import type { StoredRound } from '../stored.ts'
import { type HallResult, resultOf } from './result.ts'
import { rulesOf } from './rules-of.ts'
import { cardsOfRound } from './store/cards-of-round.ts'

/** What is on a card of a round, by its number; the same for everybody, before a card is bought and after. */
export type CellsOf = (card: number) => readonly number[]

/** @throws Error when the chain has no salt. */
export async function cellsOfRound(
  on: Queryable,
  room: Room,
  { uri, chain: of, link: number }: Pick<StoredRound, 'uri' | 'chain' | 'link'>,
): Promise<CellsOf> {
  const chain = await chainNumbered(on, uri, of)
  if (!chain?.salt) throw new Error(`chain ${of} of ${uri} has no salt`)
  const { end, salt } = chain
  return cardsOfChain(openStream, rulesOf(room.title), { end, salt, number })
}

/** Which pattern a round plays for; known as soon as its chain has a salt. Null where rounds have none. @throws Error when the chain has no salt. */
export function patternOf(
  room: Room,
  chain: Pick<StoredChain, 'end' | 'salt'> | null,
  number: number,
): number | null {
  if (!chain?.salt) throw new Error(`a chain of ${room.uri} has no salt`)
  const { end, salt } = chain
  return patternOfRound(openStream, rulesOf(room.title), { end, salt, number })
}

/** Works out a round whose sale is over; the last one is remembered. Only the house may know it before it is called. */
export function openDraws(room: Room, chance: Chance) {
  let last: { readonly id: string; readonly result: HallResult } | null = null
  return async (on: Queryable, round: StoredRound): Promise<HallResult> => {
    if (last?.id === round.id) return last.result
    const { uri, chain, link: number } = round
    const link = await linkIn(on, round, chance)
    const stored = await chainNumbered(on, uri, chain)
    if (!stored?.salt) throw new Error(`chain ${chain} of ${uri} has no salt`)
    const { salt } = stored
    const rules = rulesOf(room.title)
    const result = resultOf(rules, await cardsOfRound(on, round.id), {
      pattern: patternOf(room, stored, number),
      calls: callsOfLink(openStream, rules, { link, salt, number }),
      cellsOf: await cellsOfRound(on, room, round),
    })
    last = { id: round.id, result }
    return result
  }
}
export type OpenDraws = ReturnType<typeof openDraws>

async function linkIn(on: Queryable, round: StoredRound, chance: Chance): Promise<Buffer> {
  if (round.shownLink) return round.shownLink
  if (round.phase !== 'calling') throw new Error(`the sale of round ${round.id} is not over`)
  return chance.link(on, round)
}
