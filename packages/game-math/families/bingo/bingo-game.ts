import type { BingoPaytable } from '@fairhouse/contract/families/bingo/paytable'
import { bingoSelection } from '@fairhouse/contract/families/bingo/selection'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../at.ts'
import { definitionHash } from '../../definition-hash.ts'
import { baseMode, type Bet, type Game, type RoundState, type Step } from '../../game.ts'
import { demand as demandState, fields, whole } from '../slot/read.ts'
import { callsFrom, cardsFrom, patternFrom } from './card.ts'
import { checkDefinition } from './check-definition.ts'
import type { BingoDefinition } from './definition.ts'
import { potOf, prizesOf, sharesOf } from './hall.ts'

/** The version grows when the same definition would play differently. */
export const bingoEngine = 'bingo 1'

/** A round is over with its calls. */
export interface BingoState extends RoundState {
  readonly version: 1
}

/**
 * Bingo as one card of a hall meets it: all cards of the hall and all calls are drawn, and what the card gets of the pots is what the round pays. A live room draws
 * its cards and calls by the same functions, from its chain (`card.ts`), and shares its pots out by the same (`hall.ts`).
 * @throws RangeError when the definition is none that can be played.
 */
export function bingoGame(definition: BingoDefinition): Game<BingoState> {
  checkDefinition(definition)
  const { halls, unitsPerStake, betLevels, maxUnits } = definition
  const cardsOf = ({ mode = baseMode, selection }: Bet): number | null => {
    const read = bingoSelection.safeParse(selection)
    if (mode !== baseMode || !read.success) return null
    return halls.includes(read.data.cards) ? read.data.cards : null
  }
  return {
    hash: definitionHash(bingoEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits,
    paytable: paytableOf(definition),
    samples: halls.map((cards) => ({ selection: { cards } })),
    priceOf: (bet) => (cardsOf(bet) === null ? null : unitsPerStake),
    open(draw, bet = {}) {
      const cards = cardsOf(bet)
      if (cards === null) throw new RangeError('no hall of so many cards is certified')
      return openRound(definition, cards, draw)
    },
    act(_, action) {
      throw new RangeError(`bingo knows no ${action.type}`)
    },
    legal: () => [],
    parseState(stored) {
      const state = fields(stored)
      demandState(state['version'] === 1 && state['done'] === true, 'a finished round of bingo')
      return { version: 1, units: whole(state['units'], maxUnits), done: true }
    },
  }
}

function paytableOf({
  unitsPerStake: _price,
  betLevels: _levels,
  ...told
}: BingoDefinition): BingoPaytable {
  return { family: 'bingo', ...told, features: [], modes: [] }
}

/** Draws the pattern, where there is one, the place of the card among all, then all cards in their order, then the calls. */
function openRound(definition: BingoDefinition, count: number, draw: Draw): Step<BingoState> {
  const pattern = patternFrom(definition, draw)
  const place = draw.below(count) + 1
  const cards = cardsFrom(definition, count, draw).map((cells, index) => ({
    card: index + 1,
    cells,
  }))
  const calls = callsFrom(definition, draw)
  const won = prizesOf(definition, cards, { calls, pattern })
  const events: RoundEvent[] = [
    {
      type: 'bingoCard',
      cards: count,
      place,
      cells: item(cards, place - 1).cells,
      ...(pattern === null ? {} : { pattern }),
    },
  ]
  const last = Math.max(...won.map(({ call }) => call))
  let total = 0
  for (let call = 1; call <= last; call++) {
    events.push({ type: 'bingoCalled', number: item(calls, call - 1), call })
    for (const { prize, cards: winners } of won.filter((one) => one.call === call)) {
      const pay = payOf(definition, count, { prize, winners, place })
      total += pay
      events.push({ type: 'bingoWon', prize, call, winners: winners.length, pay, total })
    }
  }
  events.push({ type: 'roundEnded', total })
  return { state: { version: 1, units: total, done: true }, events, actions: [] }
}

function payOf(
  { prizes, unitsPerStake }: BingoDefinition,
  cards: number,
  won: { readonly prize: string; readonly winners: readonly number[]; readonly place: number },
): number {
  const rank = won.winners.indexOf(won.place)
  const share = prizes.find(({ prize }) => prize === won.prize)
  if (rank < 0 || !share) return 0
  const pot = potOf(BigInt(unitsPerStake * cards), share.perMille)
  return Number(item(sharesOf(pot, won.winners.length), rank))
}
