import { drawFrom, type WordSource } from '@fairhouse/fairness/draw'
import { item } from '../../at.ts'
import { type BingoShape, callsFrom, cardFrom, cardsFrom, patternFrom } from './card.ts'

/** Opens the chance of a seed (`packages/fairness/stream.ts`): given by the caller, for mathematics knows no seeds. */
type OpenStream = (seed: Uint8Array) => { round(clientSeed: string, nonce: number): WordSource }

/** Cards of a round are numbered below this. */
const cardsBelow = 2 ** 20

/** The calls of a live room's round: the stream whose server seed is the round's link, client seed the chain's salt and nonce the round's number. */
export const callsOfLink = (
  openStream: OpenStream,
  shape: BingoShape,
  {
    link,
    salt,
    number,
  }: { readonly link: Uint8Array; readonly salt: string; readonly number: number },
): readonly number[] => callsFrom(shape, drawFrom(openStream(link).round(salt, number)))

/** A round of a chain that has its salt: what everybody may know of it before its cards are sold. */
interface RoundOfChain {
  readonly end: Uint8Array
  readonly salt: string
  readonly number: number
}

/** Which pattern a live room's round plays for: as a card is drawn, with the number 0, which no card has. Null where rounds have none. */
export const patternOfRound = (
  openStream: OpenStream,
  shape: BingoShape,
  { end, salt, number }: RoundOfChain,
): number | null => patternFrom(shape, drawFrom(openStream(end).round(salt, number * cardsBelow)))

/**
 * What is on the cards of a live room, by their numbers: fixed as soon as the chain has its salt, for every card that can ever be bought. The stream's server seed is the
 * published end of the chain, client seed the salt, nonce `number × 2^20 + card`; of tickets, `number × 2^20 + strip`, the strip counted from 1, of which all tickets are drawn
 * together. The strip that was asked for last is remembered, since tickets are asked for in their order.
 */
export function cardsOfChain(
  openStream: OpenStream,
  shape: BingoShape,
  { end, salt, number }: RoundOfChain,
): (card: number) => readonly number[] {
  const { strip } = shape
  const stream = openStream(end)
  const drawOf = (nonce: number) => drawFrom(stream.round(salt, number * cardsBelow + nonce))
  let last: { readonly of: number; readonly tickets: readonly (readonly number[])[] } | null = null
  return (card) => {
    if (!Number.isSafeInteger(card) || card < 1 || card >= cardsBelow)
      throw new RangeError(`no card has number ${card}`)
    if (!strip) return cardFrom(shape, drawOf(card))
    const of = Math.ceil(card / strip)
    if (last?.of !== of) last = { of, tickets: cardsFrom(shape, strip, drawOf(of)) }
    return item(last.tickets, (card - 1) % strip)
  }
}

/**
 * What is on one card of a live room (`cardsOfChain`).
 * @throws RangeError for a card without a number.
 */
export const cardOfChain = (
  openStream: OpenStream,
  shape: BingoShape,
  { card, ...round }: RoundOfChain & { readonly card: number },
): readonly number[] => cardsOfChain(openStream, shape, round)(card)
