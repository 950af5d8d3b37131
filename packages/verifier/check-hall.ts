import { linkBack } from '@fairhouse/fairness/chain'
import { fromHex, toHex } from '@fairhouse/fairness/hex'
import { openStream } from '@fairhouse/fairness/stream'
import type { BingoPrize } from '@fairhouse/contract/families/bingo/prizes'
import { type CardWidth, firstBought } from '@fairhouse/contract/families/bingo/tickets'
import {
  callsOfLink,
  cardsOfChain,
  patternOfRound,
} from '@fairhouse/game-math/families/bingo/live-draw'
import { potOf, prizesOf, sharesOf } from '@fairhouse/game-math/families/bingo/hall'
import type { Game } from '@fairhouse/game-math/game'

type Currency = 'USD' | 'CREDIT'

/** A round of a bingo hall as the house tells it once it is over. Amounts are minor units. */
export interface ToldDraw {
  readonly chain: { readonly end: string; readonly salt: string | null }
  readonly draw: { readonly number: number; readonly link: string; readonly void: boolean }
  /** Of a card. */
  readonly price: number
  readonly cards: readonly {
    readonly first: number
    readonly count: number
    readonly currency: Currency
  }[]
  readonly pools: readonly { readonly currency: Currency; readonly players: number }[]
  readonly pots: readonly {
    readonly currency: Currency
    readonly prize: BingoPrize
    readonly amount: number
    readonly call: number
  }[]
  readonly wins: readonly {
    readonly currency: Currency
    readonly prize: BingoPrize
    readonly card: number
    readonly amount: number
  }[]
}

/** Something that does not agree. */
export interface HallFinding {
  readonly code: 'linkOffChain' | 'cardsDiffer' | 'potDiffers' | 'winDiffers'
  readonly said: string
  readonly found: string
}

/** What a round comes to. */
export interface FoundDraw {
  /** What the link is after as many hashes as its number says. */
  readonly end: string
  /** Cells of the pattern that it played for; null where rounds have none. */
  readonly pattern: readonly number[] | null
  /** All numbers in the order of their calls. */
  readonly calls: readonly number[]
  readonly width: CardWidth
  readonly cellsOf: (card: number) => readonly number[]
  readonly pots: ToldDraw['pots']
  readonly wins: ToldDraw['wins']
}

/**
 * Works a round of a hall out again: whether its link lies on the chain whose end was published, what is on every card, the calls, who won which prize with which call, and how
 * each pot is shared out.
 * @throws RangeError for a game that is no bingo, a chain without salt, or links that are no hexadecimal digits.
 */
export function checkHall(
  game: Game,
  told: ToldDraw,
): { readonly findings: readonly HallFinding[]; readonly found: FoundDraw } {
  const found = findDraw(game, told)
  const findings: HallFinding[] = []
  const hold = (code: HallFinding['code'], said: string, is: string): void => {
    if (said !== is) findings.push({ code, said, found: is })
  }
  hold('linkOffChain', told.chain.end, found.end)
  hold('cardsDiffer', firstsOf(told.cards), firstsBought(found.width, told.cards))
  hold('potDiffers', textOf(told.pots), textOf(found.pots))
  hold('winDiffers', textOf(told.wins), textOf(found.wins))
  return { findings, found }
}

function findDraw({ paytable }: Game, { chain, draw, price, cards, pools }: ToldDraw): FoundDraw {
  const { salt } = chain
  if (paytable.family !== 'bingo' || salt === null)
    throw new RangeError('this is no round of a bingo hall')
  const [end, link] = [fromHex(chain.end), fromHex(draw.link)]
  const { number } = draw
  const calls = callsOfLink(openStream, paytable, { link, salt, number })
  const pattern = patternOfRound(openStream, paytable, { end, salt, number })
  const cellsOf = cardsOfChain(openStream, paytable, { end, salt, number })
  // Of one player alone the price went back, and so it does for all in a round that was given up.
  const played = draw.void ? [] : pools.filter(({ players }) => players > 1)
  const won = played.flatMap(({ currency }) => {
    const own = cards
      .filter((run) => run.currency === currency)
      .flatMap(({ first, count }) => Array.from({ length: count }, (_, index) => first + index))
    const staked = BigInt(price * own.length)
    const all = own.map((card) => ({ card, cells: cellsOf(card) }))
    return prizesOf(paytable, all, { calls, pattern }).map(({ prize, call, cards: winners }) => {
      const perMille = paytable.prizes.find((one) => one.prize === prize)?.perMille ?? 0
      const pot = potOf(staked, perMille)
      const shares = sharesOf(pot, winners.length)
      return {
        pot: { currency, prize, amount: Number(pot), call },
        wins: winners.map((card, place) => ({
          currency,
          prize,
          card,
          amount: Number(shares[place] ?? 0n),
        })),
      }
    })
  })
  return {
    end: toHex(linkBack(link, number)),
    pattern: pattern === null ? null : (paytable.patterns?.[pattern]?.cells ?? null),
    calls,
    width: paytable,
    cellsOf,
    pots: won.map(({ pot }) => pot),
    wins: won.flatMap(({ wins }) => wins),
  }
}

/** In an order of its own, so that the order in which things are told does not matter. */
const textOf = (rows: readonly (ToldDraw['pots'][number] | ToldDraw['wins'][number])[]): string =>
  rows
    .map((row) =>
      [row.currency, row.prize, 'card' in row ? row.card : row.call, row.amount].join(' '),
    )
    .toSorted()
    .join(', ')

const firstsOf = (cards: ToldDraw['cards']): string => cards.map(({ first }) => first).join(' ')

/** Where runs of cards begin that were sold in this order. */
function firstsBought(width: CardWidth, cards: ToldDraw['cards']): string {
  let sold = 0
  const firsts: number[] = []
  for (const { count } of cards) {
    const first = firstBought(width, sold, count)
    firsts.push(first)
    sold = first + count - 1
  }
  return firsts.join(' ')
}
