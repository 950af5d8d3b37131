import { drawFrom, type WordSource } from '@fairhouse/fairness/draw'
import { type BingoShape, callsFrom, cardFrom, patternFrom } from './card.ts'

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
 * What is on a card of a live room: fixed as soon as the chain has its salt, for every card that can ever be bought. The stream's server seed is the published end of the
 * chain, client seed the salt, nonce `number × 2^20 + card`.
 * @throws RangeError for a card without a number.
 */
export function cardOfChain(
  openStream: OpenStream,
  shape: BingoShape,
  { end, salt, number, card }: RoundOfChain & { readonly card: number },
): readonly number[] {
  if (!Number.isSafeInteger(card) || card < 1 || card >= cardsBelow)
    throw new RangeError(`no card has number ${card}`)
  return cardFrom(shape, drawFrom(openStream(end).round(salt, number * cardsBelow + card)))
}
