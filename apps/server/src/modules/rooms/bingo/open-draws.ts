import { openStream } from '@fairhouse/fairness/stream'
import { callsOfLink, cardOfChain } from '@fairhouse/game-math/families/bingo/live-draw'
import type { Queryable } from '#platform/database'
import { openSecret } from '#platform/sealed'
import { ownerOf } from '../chain/link-of-round.ts'
import type { Room } from '../room.ts'
import { chainNumbered } from '../store/chains.ts'
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
  const rules = rulesOf(room.title)
  return (card) => cardOfChain(openStream, rules, { end, salt, number, card })
}

/** Works out a round whose sale is over; the last one is remembered. Only the house may know it before it is called. */
export function openDraws(room: Room, sealKey: Uint8Array) {
  let last: { readonly id: string; readonly result: HallResult } | null = null
  return async (on: Queryable, round: StoredRound): Promise<HallResult> => {
    if (last?.id === round.id) return last.result
    const { uri, chain, link: number } = round
    const link = linkIn(round, sealKey)
    const salt = (await chainNumbered(on, uri, chain))?.salt
    if (!salt) throw new Error(`chain ${chain} of ${uri} has no salt`)
    const rules = rulesOf(room.title)
    const result = resultOf(rules, await cardsOfRound(on, round.id), {
      calls: callsOfLink(openStream, rules, { link, salt, number }),
      cellsOf: await cellsOfRound(on, room, round),
    })
    last = { id: round.id, result }
    return result
  }
}
export type OpenDraws = ReturnType<typeof openDraws>

function linkIn({ id, uri, chain, link, shownLink, sealedLink }: StoredRound, sealKey: Uint8Array) {
  if (shownLink) return shownLink
  if (!sealedLink) throw new Error(`the sale of round ${id} is not over`)
  return Buffer.from(openSecret(sealKey, ownerOf(uri, chain, link), sealedLink))
}
