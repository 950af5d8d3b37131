import type { Risk } from '@fairhouse/contract/families/instant/events'
import type { InstantRules } from '@fairhouse/contract/families/instant/paytable'
import type { InstantSelection } from '@fairhouse/contract/families/instant/selection'
import {
  fieldSteps,
  gateChance,
  type StepWorth,
  towerSteps,
} from '../../../rules/families/instant/chances.ts'
import { element, write } from '../../markup/element.ts'
import { risksOf } from './choice.ts'
import type { OpenInstantGame } from './open-instant-game.ts'
import type { PanelNeeds, PanelState } from './panel-needs.ts'
import { counter, figure, type Part, stepper } from './panel-parts.ts'
import { pickParts } from './pick-parts.ts'
import { scratchParts } from './scratch-parts.ts'
import { targetField } from './target-field.ts'

/** What is bet on, and what it pays. */
export interface Panel {
  readonly view: HTMLElement
  show(state: PanelState): void
}

export function createPanel(needs: PanelNeeds): Panel {
  const parts = partsOf(needs)
  const view = element(
    'section',
    { class: 'instant-panel', 'aria-label': needs.game.texts.panel },
    parts.map((part) => part.view),
  )
  return {
    view,
    show(state) {
      for (const part of parts) part.show(needs.choosing.state.now.choice, state)
    },
  }
}

function partsOf(needs: PanelNeeds): readonly Part[] {
  const { rules, game } = needs
  const { texts, times, language } = game
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumSignificantDigits: 4 })
  switch (rules.game) {
    case 'gate':
      return [
        targetField(needs.choosing, game, rules),
        figure(texts.chance, (choice) =>
          'target' in choice ? percent.format(gateChance(rules, choice.target)) : '',
        ),
      ]
    case 'pegs':
      return [
        stepper(needs, texts.rows, (choice) => ('rows' in choice ? String(choice.rows) : '')),
        riskChooser(needs),
      ]
    case 'scratch':
      return scratchParts(needs, rules)
    case 'pick':
      return pickParts(needs, rules)
    case 'mines':
      return [
        stepper(needs, texts.mines, (choice) => ('mines' in choice ? String(choice.mines) : '')),
        nextFigure(needs, times, percent),
        cashButton(needs),
        ...autoSteps(needs),
      ]
    case 'tower':
      return [
        riskChooser(needs),
        nextFigure(needs, times, percent),
        cashButton(needs),
        ...autoSteps(needs),
      ]
  }
}

/** Takes what was reached. */
function cashButton({ game: { texts }, cashOut }: PanelNeeds): Part {
  const view = element(
    'button',
    { type: 'button', class: 'instant-cash', onclick: cashOut },
    texts.cashOutWord,
  )
  return {
    view,
    show(_, { cash }) {
      write(view, cash ?? texts.cashOutWord)
      view.disabled = cash === null
    },
  }
}

/** What the next step pays, and how likely it holds. */
const nextFigure = (
  { rules, game }: PanelNeeds,
  times: OpenInstantGame['times'],
  percent: Intl.NumberFormat,
): Part =>
  figure(game.texts.next, (choice, reached) => {
    const next = stepsOf(rules, choice)[reached]
    return next ? `${times(next.units)} · ${percent.format(next.next)}` : '–'
  })

/** What each step of a choice is worth; nothing of a game without steps. */
export function stepsOf(rules: InstantRules, choice: InstantSelection): readonly StepWorth[] {
  if (rules.game === 'mines' && 'mines' in choice) return fieldSteps(rules, choice.mines)
  if (rules.game === 'tower' && 'risk' in choice) return towerSteps(rules, choice.risk)
  return []
}

function riskChooser({ rules, choosing, game: { texts, riskName } }: PanelNeeds): Part {
  const choose = (risk: Risk) => (): void => {
    const { choice } = choosing.state.now
    choosing.choose('rows' in choice ? { ...choice, risk } : { risk })
  }
  const buttons = risksOf(rules).map((risk) => ({
    risk,
    view: element(
      'button',
      { type: 'button', class: 'instant-risk', onclick: choose(risk) },
      riskName(risk),
    ),
  }))
  return {
    view: element(
      'div',
      { class: 'instant-part', role: 'group', 'aria-label': texts.risk },
      element('span', { class: 'instant-label', 'aria-hidden': 'true' }, texts.risk),
      element(
        'div',
        { class: 'instant-risks' },
        buttons.map(({ view }) => view),
      ),
    ),
    show(choice, { isOpen }) {
      const chosen = 'risk' in choice ? choice.risk : null
      for (const { risk, view } of buttons) {
        view.setAttribute('aria-pressed', String(risk === chosen))
        view.disabled = !isOpen
      }
    },
  }
}

/** After how many steps autoplay takes what was reached. */
function autoSteps({ rules, choosing, game, hasAutoplay }: PanelNeeds): readonly Part[] {
  if (!hasAutoplay) return []
  const move = (by: 1 | -1) => (): void => {
    const most = stepsOf(rules, choosing.state.now.choice).length
    game.autoSteps = Math.min(Math.max(1, game.autoSteps + by), most)
    choosing.state.change({ choice: choosing.state.now.choice })
  }
  return [
    counter(game.texts.stopAfter, game.texts, {
      less: move(-1),
      more: move(1),
      text: (choice) => String(Math.min(game.autoSteps, stepsOf(rules, choice).length)),
    }),
  ]
}
