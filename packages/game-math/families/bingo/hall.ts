import type { BingoPrize } from '@fairhouse/contract/families/bingo/prizes'
import { winningCells, type WinningShape } from '@fairhouse/contract/families/bingo/winning-cells'
import { item } from '../../at.ts'
import { withoutNumber } from './without-number.ts'

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

/** `[number]`: with which call, from 1, it comes; a cell without a number counts as called before the first. @param calls all numbers in the order of their calls. */
export function callOfNumbers(calls: readonly number[]): readonly number[] {
  const at: number[] = []
  at[withoutNumber] = 0
  for (const [index, number] of calls.entries()) at[number] = index + 1
  return at
}

/**
 * With which call a card has one of several sets of cells whole.
 * @param sets of which one is looked for (`winningCells`). @param at `[cell]`: with which call it is daubed.
 */
export function callOfFirst(sets: readonly (readonly number[])[], at: readonly number[]): number {
  let first = Infinity
  for (const cells of sets) {
    let last = 0
    for (const cell of cells) last = Math.max(last, item(at, cell))
    first = Math.min(first, last)
  }
  return first
}

/**
 * Who wins the prizes of a hall: for each the cards that have what it asks for first. None of an empty hall.
 * @param pattern of the round; null where rounds have none.
 */
export function prizesOf(
  game: WinningShape & { readonly prizes: readonly { readonly prize: BingoPrize }[] },
  cards: readonly HallCard[],
  { calls, pattern }: { readonly calls: readonly number[]; readonly pattern: number | null },
): readonly WonPrize[] {
  if (cards.length === 0) return []
  const callOf = callOfNumbers(calls)
  const daubed = cards.map(({ card, cells }) => ({
    card,
    at: cells.map((number) => item(callOf, number)),
  }))
  return game.prizes.map(({ prize }) => {
    const sets = winningCells(game, prize, pattern)
    const all = daubed.map(({ card, at }) => ({ card, call: callOfFirst(sets, at) }))
    const first = all.reduce((least, { call }) => Math.min(least, call), calls.length)
    const winners = all.filter(({ call }) => call === first).map(({ card }) => card)
    return { prize, call: first, cards: winners.toSorted((one, other) => one - other) }
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
