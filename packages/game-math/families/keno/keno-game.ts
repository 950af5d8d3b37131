import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../at.ts'
import { definitionHash } from '../../definition-hash.ts'
import { baseMode, type Bet, type Game, type RoundState, type Step } from '../../game.ts'
import { demand, fields, whole } from '../slot/read.ts'
import { checkDefinition } from './check-definition.ts'
import type { KenoDefinition } from './definition.ts'
import { paytableOf } from './paytable.ts'
import { readTicket } from './read-ticket.ts'

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
  const ticketOf = ({ mode = baseMode, selection }: Bet): readonly number[] | null =>
    mode === baseMode ? readTicket(definition, selection) : null
  return {
    hash: definitionHash(kenoEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits,
    paytable: paytableOf(definition),
    samples: definition.pays.map((_, index) => ({
      selection: { spots: Array.from({ length: index + 1 }, (_, place) => place + 1) },
    })),
    priceOf: (bet) => (ticketOf(bet) === null ? null : unitsPerStake),
    open(draw, bet = {}) {
      const spots = ticketOf(bet)
      if (spots === null) throw new RangeError('such a ticket cannot be played')
      return openRound(definition, spots, draw)
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
  { numbers, balls, pays }: KenoDefinition,
  spots: readonly number[],
  draw: Draw,
): Step<KenoState> {
  const drawn = drawBalls({ numbers, balls }, draw)
  const caught = drawn.filter((ball) => spots.includes(ball)).length
  const units = item(item(pays, spots.length - 1), caught)
  const events: RoundEvent[] = [
    { type: 'ticketPlayed', numbers, balls, spots },
    ...drawn.map((ball, index) => ({ type: 'ballDrawn' as const, ball, place: index + 1 })),
    { type: 'ticketPaid', spots: spots.length, caught, pay: units, total: units },
    { type: 'roundEnded', total: units },
  ]
  return { state: { version: 1, units, done: true }, events, actions: [] }
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
