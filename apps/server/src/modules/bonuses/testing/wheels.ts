import type { Action, Game, Step } from '@fairhouse/game-math/game'
import type { RoundAction } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import type { Title } from '#modules/catalog'
import { wheel, type WheelState, wheelTitle } from '../../play/testing/wheel.ts'
import type { BonusGame } from '../needs.ts'

/** A game as bonuses see it, played as a wheel. */
export const wheelGame = (over: Partial<BonusGame> = {}): BonusGame => ({
  id: wheelTitle.manifest.id,
  uri: wheelTitle.manifest.uri,
  name: 'Wheel',
  kind: 'slot',
  category: 1281,
  mechanics: [],
  isOwn: true,
  isRoom: false,
  betLevels: wheel.betLevels,
  ...over,
})

/** A game of every share of wagering; in the dear ones a box costs another stake. */
export const wheels: readonly BonusGame[] = [
  wheelGame(),
  wheelGame({ id: 2, uri: 'dear-cards', kind: 'table' }),
  wheelGame({ id: 3, uri: 'dear-blackjack', kind: 'table' }),
  wheelGame({ id: 4, uri: 'red-and-black', kind: 'roulette' }),
  wheelGame({ id: 5, uri: 'shoal', kind: 'fish' }),
  wheelGame({ id: 6, uri: 'rocket', kind: 'crash' }),
  wheelGame({ id: 7, uri: 'summit', category: 1289 }),
]

/** Title of a wheel under another name; rounds of titles are told apart by the hash of their rules. */
export const titleOf = ({ id, uri }: BonusGame): Title => {
  const hash = id.toString(16).repeat(64).slice(0, 64)
  const rules: Game<WheelState> = uri.startsWith('dear-') ? dear : wheel
  return {
    ...wheelTitle,
    manifest: { ...wheelTitle.manifest, id, uri, name: uri },
    rules: id === wheelTitle.manifest.id ? rules : { ...rules, hash },
    certificate: { ...wheelTitle.certificate, uri },
  }
}

/** A title with another chance than the stream's. */
export const drawnFrom = (outcomes: Draw, { rules, ...title }: Title): Title => ({
  ...title,
  rules: {
    ...rules,
    open: (_draw, bet) => rules.open(outcomes, bet),
    act: (state, action) => rules.act(rules.parseState(state), action, outcomes),
  },
})

/** A title under rules of another hash: those of rounds that were begun before are nowhere kept. */
export const forgotten = (title: Title): Title => {
  const hash = title.rules.hash.replaceAll(/./g, 'f')
  return {
    ...title,
    rules: { ...title.rules, hash },
    certificate: { ...title.certificate, hash },
  }
}

const nothing: WheelState = { units: 0, done: true, step: 'over', left: 0 }

const offered = (state: WheelState): RoundAction[] =>
  state.step === 'boxes'
    ? [{ type: 'playOn', cost: wheel.unitsPerStake }, { type: 'fold' }]
    : [...wheel.legal(state)]

function act(state: WheelState, action: Action, draw: Draw): Step<WheelState> {
  if (action.type === 'fold')
    return { state: nothing, events: [{ type: 'roundEnded', total: 0 }], actions: [] }
  const of = action.type === 'playOn' ? { type: 'pick' as const, choice: 0 } : action
  return costing(wheel.act(state, of, draw))
}

const costing = (step: Step<WheelState>): Step<WheelState> => ({
  ...step,
  actions: offered(step.state),
})

/** The wheel, where whoever comes to the boxes opens one for as much again or gives the round away. */
const dear: Game<WheelState> = {
  ...wheel,
  open: (draw, bet) => costing(wheel.open(draw, bet)),
  act,
  legal: offered,
}
