import { paytableOf } from '../../../rules/family-rules.ts'
import { gateChance, slotChances, type StepWorth } from '../../../rules/families/instant/chances.ts'
import type { InstantSelection } from '@fairhouse/contract/families/instant/selection'
import type { CoachPanel, GameContext } from '../../game-context.ts'
import { type Content, element, fill } from '../../markup/element.ts'
import { firstChoice, keptChoice } from './choice.ts'
import { figures, tableOf } from './coach-table.ts'
import { lotteryContent } from './lottery-coach.ts'
import type { OpenInstantGame } from './open-instant-game.ts'
import { stepsOf } from './panel.ts'
import { roundNow } from './round-now.ts'

/** What cashing out is worth against going on, and every step and slot of what is chosen. */
export function openInstantCoach(context: GameContext, game: OpenInstantGame): CoachPanel {
  const view = element('div', { class: 'instant-coach' })
  let isShown = false
  const draw = (): void => {
    if (isShown) fill(view, contentOf(context, game))
  }
  context.table.state.watch(draw)
  return {
    view,
    shown(on) {
      isShown = on
      draw()
    },
  }
}

/** What the round on screen was bet on, or the next one will be. */
function choiceOf({ table }: GameContext): InstantSelection {
  const { selected, game } = table.state.now
  const { rules } = paytableOf('instant', game.paytable)
  return selected ? keptChoice(rules, selected.selection) : firstChoice(rules)
}

function contentOf(context: GameContext, game: OpenInstantGame): Content {
  const { coach } = game.texts
  const { table, money } = context
  const { stake } = table.state.now
  const { rules } = paytableOf('instant', table.state.now.game.paytable)
  const choice = choiceOf(context)
  const { percent, worth } = figures(context)
  const intro = element('p', { class: 'hint' }, coach.intro)
  if (rules.game === 'gate' && 'target' in choice) {
    const chance = gateChance(rules, choice.target)
    return [
      intro,
      element(
        'p',
        {},
        coach.bet(money(stake), percent(chance), worth((chance * stake * choice.target) / 100)),
      ),
    ]
  }
  if (rules.game === 'pegs' && 'rows' in choice) {
    const board = rules.boards.find((one) => one.rows === choice.rows && one.risk === choice.risk)
    const pays = board?.pays ?? []
    const chances = slotChances(choice.rows)
    return [
      intro,
      tableOf(
        coach.board,
        [coach.slot, coach.chance, coach.pays, coach.worth],
        pays.slice(0, Math.floor(choice.rows / 2) + 1).map((units, slot) => {
          const isMiddle = slot * 2 === choice.rows
          const chance = (chances[slot] ?? 0) * (isMiddle ? 1 : 2)
          return [
            String(slot + 1),
            percent(chance),
            game.times(units),
            worth((chance * units * stake) / 100),
          ]
        }),
      ),
    ]
  }
  if (rules.game === 'scratch' || rules.game === 'pick')
    return [intro, lotteryContent(context, game, { rules, choice })]
  return [intro, ...stepContent(context, game, stepsOf(rules, choice))]
}

/** What stopping is worth against one more step, and every step that is left. */
function stepContent(
  context: GameContext,
  { texts: { coach } }: OpenInstantGame,
  steps: readonly StepWorth[],
): readonly Content[] {
  const { stake, round } = context.table.state.now
  const { percent, worth } = figures(context)
  const now = roundNow(round)
  const bet = now.stepping === null || !round ? stake : round.stake
  const next = steps[now.steps]
  const amount = (units: number): string => context.money((units * bet) / 100)
  return [
    now.mayStop ? element('p', { class: 'instant-coach-now' }, coach.now(amount(now.times))) : null,
    next
      ? element(
          'p',
          { class: 'instant-coach-now' },
          coach.on(
            percent(next.next),
            amount(next.units),
            worth((next.next * next.units * bet) / 100),
          ),
        )
      : null,
    tableOf(
      coach.table,
      [coach.step, coach.chance, coach.pays, coach.worth],
      steps.slice(now.steps).map(({ step, units, reached }) => {
        const from = now.steps === 0 ? 1 : (steps[now.steps - 1]?.reached ?? 1)
        const chance = reached / from
        return [String(step), percent(chance), amount(units), worth((chance * units * bet) / 100)]
      }),
    ),
  ]
}
