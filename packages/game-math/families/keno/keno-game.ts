import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../at.ts'
import { definitionHash } from '../../definition-hash.ts'
import { baseMode, type Bet, type Game, type RoundState, type Step } from '../../game.ts'
import { demand, fields, whole } from '../slot/read.ts'
import { checkDefinition } from './check-definition.ts'
import { type KenoDefinition, paysOf, risksOf, sizesOf } from './definition.ts'
import { paytableOf } from './paytable.ts'
import { type KenoTickets, readTickets } from './read-ticket.ts'

/** The version grows when the same definition would play differently. */
export const kenoEngine = 'keno 1'

/** A round of keno is over with its draw. */
export interface KenoState extends RoundState {
  /** Of this shape, so that a later shape can still read stored rounds. */
  readonly version: 1
}

/**
 * A playable game from a definition.
 * @throws RangeError when the definition breaks a rule of `checkDefinition`.
 */
export function kenoGame(definition: KenoDefinition): Game<KenoState> {
  checkDefinition(definition)
  const { unitsPerStake, betLevels, maxUnits } = definition
  const ticketsOf = ({ mode = baseMode, selection }: Bet): KenoTickets | null =>
    mode === baseMode ? readTickets(definition, selection) : null
  return {
    hash: definitionHash(kenoEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits,
    paytable: paytableOf(definition),
    samples: samplesOf(definition),
    priceOf(bet) {
      const tickets = ticketsOf(bet)
      return tickets === null ? null : tickets.cards.length * unitsPerStake
    },
    open(draw, bet = {}) {
      const tickets = ticketsOf(bet)
      if (tickets === null) throw new RangeError('such a ticket cannot be played')
      return openRound(definition, tickets, draw)
    },
    act(_, action) {
      throw new RangeError(`a draw of keno knows no ${action.type}`)
    },
    legal: () => [],
    parseState(stored) {
      const state = fields(stored)
      demand(state['version'] === 1 && state['done'] === true, 'a finished round of keno')
      return { version: 1, units: whole(state['units'], maxUnits), done: true }
    },
  }
}

function openRound(
  definition: KenoDefinition,
  { cards, risk }: KenoTickets,
  draw: Draw,
): Step<KenoState> {
  const { numbers, balls, freeGames } = definition
  /** One ticket has no number of its own. */
  const named = (index: number) => (definition.cards === undefined ? {} : { card: index + 1 })
  const events: RoundEvent[] = cards.map((spots, index) => ({
    type: 'ticketPlayed',
    numbers,
    balls,
    spots,
    ...named(index),
    ...(definition.risks && { risk }),
  }))
  let total = 0
  const oneDraw = (times: number): readonly number[] => {
    const drawn = drawBalls({ numbers, balls }, draw)
    events.push(
      ...drawn.map((ball, index) => ({ type: 'ballDrawn' as const, ball, place: index + 1 })),
    )
    for (const [index, spots] of cards.entries()) {
      const caught = drawn.filter((ball) => spots.includes(ball)).length
      const pay = item(item(paysOf(definition, risk), spots.length - 1), caught) * times
      total += pay
      events.push({
        type: 'ticketPaid',
        spots: spots.length,
        caught,
        pay,
        total,
        ...named(index),
      })
    }
    return drawn
  }
  const last = oneDraw(1).at(-1)
  if (freeGames && cards.some((spots) => spots.some((spot) => spot === last))) {
    const { games, times } = freeGames
    events.push({ type: 'freeGamesWon', games, times })
    for (let game = 1; game <= games; game++) {
      events.push({ type: 'freeGameStarted', game })
      oneDraw(times)
    }
  }
  events.push({ type: 'roundEnded', total })
  return { state: { version: 1, units: total, done: true }, events, actions: [] }
}

/** A ticket of every number of spots, at every risk; of a game of several cards every number of cards besides, which have nothing in common. */
function samplesOf(definition: KenoDefinition): readonly Bet[] {
  const { pays, numbers, cards, risks } = definition
  const ticket = (spots: number, from: number) =>
    Array.from({ length: spots }, (_, place) => from + place + 1)
  const sizes = sizesOf(definition)
  if (cards !== undefined) {
    const most = Math.min(pays.length, Math.floor(numbers / cards))
    return [
      ...sizes.map((spots) => ({ selection: { cards: [ticket(spots, 0)] } })),
      ...Array.from({ length: cards - 1 }, (_, index) => ({
        selection: {
          cards: Array.from({ length: index + 2 }, (_, card) => ticket(most, card * most)),
        },
      })),
    ]
  }
  return risksOf(definition).flatMap((risk) =>
    sizes.map((spots) => ({
      selection: { spots: ticket(spots, 0), ...(risks && { risk }) },
    })),
  )
}

/** Every ball is drawn among those still in the machine, which lie there in ascending order; what is on the ticket changes nothing of it. */
function drawBalls(
  { numbers, balls }: Pick<KenoDefinition, 'numbers' | 'balls'>,
  draw: Draw,
): readonly number[] {
  const machine = Array.from({ length: numbers }, (_, index) => index + 1)
  return Array.from({ length: balls }, () => {
    const [ball] = machine.splice(draw.below(machine.length), 1)
    if (ball === undefined) throw new RangeError('the machine is empty')
    return ball
  })
}
