import type { BingoPrize } from '@fairhouse/contract/families/bingo/prizes'
import { winningCells } from '@fairhouse/contract/families/bingo/winning-cells'
import { callOfNumbers, potOf, prizesOf, sharesOf } from '@fairhouse/game-math/families/bingo/hall'
import type { Currency } from '@fairhouse/money'
import type { HallRules } from './rules-of.ts'

/** Cards that were bought together. */
export interface BoughtCards {
  readonly ticket: string
  readonly player: number
  /** As the room shows the player. */
  readonly name: string
  readonly currency: Currency
  readonly firstCard: number
  readonly cards: number
  /** Of all of them, minor units. */
  readonly stake: bigint
}

/** A card that won, what it won, and whose it is. */
export interface WinningCard {
  readonly card: number
  readonly ticket: string
  readonly name: string
  /** Minor units. */
  readonly amount: bigint
}

/** A prize of a pool. */
export interface PoolWin {
  readonly prize: BingoPrize
  /** With which call, from 1. */
  readonly call: number
  /** Minor units. */
  readonly pot: bigint
  readonly winners: readonly WinningCard[]
}

/** Cards of one currency, which play for pots of their own. */
export interface PlayedPool {
  readonly currency: Currency
  readonly cards: number
  readonly players: number
  /** Of one player alone nothing is taken: nobody else is there to win from. */
  readonly isPlayed: boolean
  readonly wins: readonly PoolWin[]
  /** With which call each cell of each card is daubed. */
  readonly daubs: readonly { readonly name: string; readonly at: readonly number[] }[]
}

/** A round as its calls decide it. */
export interface HallResult {
  /** Which of the rules' patterns it plays for; null where rounds have none. */
  readonly pattern: number | null
  readonly calls: readonly number[]
  /** With which call the last prize is won, from 1; 0 in an empty hall. */
  readonly lastCall: number
  readonly pools: readonly PlayedPool[]
}

/** Works out who wins what. @param cellsOf what is on a card of the round, by its number. */
export function resultOf(
  rules: HallRules,
  bought: readonly BoughtCards[],
  {
    pattern,
    calls,
    cellsOf,
  }: {
    readonly pattern: number | null
    readonly calls: readonly number[]
    readonly cellsOf: (card: number) => readonly number[]
  },
): HallResult {
  const callOf = callOfNumbers(calls)
  const pools = poolsOf(bought).map((own): PlayedPool => {
    const cards = own.flatMap(cardsOf).map(({ card, of }) => ({ card, of, cells: cellsOf(card) }))
    const byCard = new Map(cards.map((one) => [one.card, one.of]))
    const staked = own.reduce((sum, { stake }) => sum + stake, 0n)
    const won = prizesOf(rules, cards, { calls, pattern })
    const wins = won.map(({ prize, call, cards: winning }): PoolWin => {
      const perMille = rules.prizes.find((one) => one.prize === prize)?.perMille ?? 0
      const pot = potOf(staked, perMille)
      const shares = sharesOf(pot, winning.length)
      const winners = winning.map((card, place) => {
        const of = byCard.get(card)
        if (!of) throw new Error(`card ${card} is nobody's`)
        return { card, ticket: of.ticket, name: of.name, amount: shares[place] ?? 0n }
      })
      return { prize, call, pot, winners }
    })
    const players = new Set(own.map(({ player }) => player)).size
    return {
      currency: own[0]?.currency ?? 'CREDIT',
      cards: cards.length,
      players,
      isPlayed: players > 1,
      wins,
      daubs: cards.map(({ of, cells }) => ({
        name: of.name,
        at: cells.map((number) => callOf[number] ?? calls.length),
      })),
    }
  })
  const lastCall = Math.max(0, ...pools.flatMap(({ wins }) => wins.map(({ call }) => call)))
  return { pattern, calls, lastCall, pools }
}

/** Cards that lack one number for a prize after so many calls, by whose they are. */
export function closeTo(
  { daubs }: Pick<PlayedPool, 'daubs'>,
  rules: HallRules,
  {
    prize,
    pattern,
    calls,
  }: {
    readonly prize: BingoPrize
    readonly pattern: number | null
    readonly calls: number
  },
): readonly string[] {
  const wanted = winningCells(rules, prize, pattern)
  const lacks = (at: readonly number[], cells: readonly number[]): number =>
    cells.filter((cell) => (at[cell] ?? 0) > calls).length
  return daubs
    .filter(({ at }) => Math.min(...wanted.map((cells) => lacks(at, cells))) === 1)
    .map(({ name }) => name)
}

/** By currency, those with real stakes first. */
function poolsOf(bought: readonly BoughtCards[]): readonly (readonly BoughtCards[])[] {
  const pools = (['USD', 'CREDIT'] as const).map((currency) =>
    bought.filter((one) => one.currency === currency),
  )
  return pools.filter((own) => own.length > 0)
}

const cardsOf = (of: BoughtCards) =>
  Array.from({ length: of.cards }, (_, index) => ({ card: of.firstCard + index, of }))
