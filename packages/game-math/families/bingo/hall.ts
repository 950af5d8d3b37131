import type { BingoPrize } from '@fairhouse/contract/families/bingo/prizes'
import { item } from '../../at.ts'
import { type BingoShape, linesOf } from './card.ts'

/** A card in a hall, by its number there, from 1. */
export interface HallCard {
  readonly card: number
  /** Row by row. */
  readonly cells: readonly number[]
}

/** A prize, with which call it was won, from 1, and by which cards, in their order. */
export interface WonPrize {
  readonly prize: BingoPrize
  readonly call: number
  readonly cards: readonly number[]
}

/** With which call, from 1, a card has its first whole line, and all of its numbers. */
export type CardCalls = Readonly<Record<BingoPrize, number>>

/** @param calls all numbers in the order of their calls. */
export function callOfNumbers(calls: readonly number[]): readonly number[] {
  const at: number[] = []
  for (const [index, number] of calls.entries()) at[number] = index + 1
  return at
}

/** @param callOf `[number]`: with which call it comes. @param lines of a card (`linesOf`). */
export function cardCalls(
  lines: readonly (readonly number[])[],
  cells: readonly number[],
  callOf: readonly number[],
): CardCalls {
  const at = cells.map((number) => item(callOf, number))
  let first = Infinity
  for (const line of lines) {
    let last = 0
    for (const cell of line) last = Math.max(last, item(at, cell))
    first = Math.min(first, last)
  }
  return { line: first, house: Math.max(...at) }
}

/** Who wins the prizes of a hall: for each the cards that have what it asks for first. None of an empty hall. */
export function prizesOf(
  {
    side,
    prizes,
  }: Pick<BingoShape, 'side'> & {
    readonly prizes: readonly { readonly prize: BingoPrize }[]
  },
  cards: readonly HallCard[],
  calls: readonly number[],
): readonly WonPrize[] {
  const callOf = callOfNumbers(calls)
  const lines = linesOf(side)
  const all = cards.map(({ card, cells }) => ({ card, has: cardCalls(lines, cells, callOf) }))
  if (all.length === 0) return []
  return prizes.map(({ prize }) => {
    const call = all.reduce((first, { has }) => Math.min(first, has[prize]), calls.length)
    const winners = all.filter(({ has }) => has[prize] === call).map(({ card }) => card)
    return { prize, call, cards: winners.toSorted((one, other) => one - other) }
  })
}

/** What of so many minor units, or pay units, a prize has in its pot; never more than its share. */
export const potOf = (staked: bigint, perMille: number): bigint =>
  (staked * BigInt(perMille)) / 1000n

/**
 * What each of so many winners gets of a pot, to the last unit: all the same, and what cannot be shared goes in single units to the winners whose cards have the
 * smallest numbers. In the order of the cards' numbers; together they are the pot.
 */
export function sharesOf(pot: bigint, winners: number): readonly bigint[] {
  const each = pot / BigInt(winners)
  const left = Number(pot % BigInt(winners))
  return Array.from({ length: winners }, (_, place) => each + (place < left ? 1n : 0n))
}
