import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import { costOf } from '../play/controller-state.ts'
import { type StakeMove, stakeMoves } from '../play/autoplay.ts'
import { openDialog } from './dialog.ts'

const roundChoices = [10, 25, 50, 100] as const
const winChoices = [5, 10, 25, 50, 100] as const
/** Loss limits offered, in what a round costs. */
const lossChoices = [10, 25, 50, 100] as const

/** Sets up and starts autoplay. A loss limit is always set. */
export function openAutoplayDialog({ table, texts, money, family }: GameContext): void {
  const { now } = table.state
  const cost = costOf(now, now.mode)
  const { auto } = texts
  const rounds = select(
    'auto-rounds',
    roundChoices.map((count) => [String(count), String(count)]),
    '25',
  )
  const losses = select(
    'auto-loss',
    lossChoices.map((times) => [String(times * cost), money(times * cost)]),
    String(25 * cost),
  )
  const single = select(
    'auto-single',
    [
      ['', auto.singleWinNever],
      ...winChoices.map((times): Choice => [String(times), auto.times(times)]),
    ],
    '',
  )
  const wins = select(
    'auto-wins',
    [
      ['', auto.singleWinNever],
      ...winChoices.map((times): Choice => [String(times * cost), money(times * cost)]),
    ],
    '',
  )
  const onWin = moves('auto-on-win', auto.moves)
  const onLoss = moves('auto-on-loss', auto.moves)
  const anyWin = element('input', { type: 'checkbox', id: 'auto-any' })
  const feature = element('input', { type: 'checkbox', id: 'auto-feature', checked: true })
  const hasFeatures = family.course.hadFeature !== null
  // A bet that moves by itself belongs to games whose every round stands alone.
  const hasSteps = !hasFeatures
  const start = (event: Event): void => {
    event.preventDefault()
    dialog.close()
    table.autoplay({
      rounds: Number(rounds.value),
      stopOnAnyWin: anyWin.checked,
      stopAtTimes: single.value === '' ? null : Number(single.value),
      lossLimit: Number(losses.value),
      stopOnFeature: feature.checked,
      winLimit: wins.value === '' ? null : Number(wins.value),
      onWin: moveOf(onWin),
      onLoss: moveOf(onLoss),
    })
  }
  const dialog = openDialog(
    { title: auto.title, closeLabel: texts.controls.close },
    element(
      'form',
      { class: 'form', onsubmit: start },
      field(rounds, auto.rounds),
      element('h3', {}, auto.stopIf),
      field(losses, auto.lossLimit),
      field(wins, auto.winLimit),
      field(single, auto.singleWin),
      tick(anyWin, auto.anyWin),
      hasFeatures ? tick(feature, auto.feature) : null,
      hasSteps && element('h3', {}, auto.bet),
      hasSteps && field(onWin, auto.onWin),
      hasSteps && field(onLoss, auto.onLoss),
      element('p', { class: 'hint' }, auto.needsLimit),
      element('button', { type: 'submit', class: 'button button-first' }, auto.start),
    ),
  )
}

const moves = (id: string, names: Readonly<Record<StakeMove, string>>): HTMLSelectElement =>
  select(
    id,
    stakeMoves.map((move) => [move, names[move]]),
    'stay',
  )

const moveOf = ({ value }: HTMLSelectElement): StakeMove =>
  stakeMoves.find((move) => move === value) ?? 'stay'

type Choice = readonly [value: string, text: string]

const select = (id: string, choices: readonly Choice[], chosen: string): HTMLSelectElement =>
  element(
    'select',
    { id },
    choices.map(([value, text]) => element('option', { value, selected: value === chosen }, text)),
  )

const field = (control: HTMLElement, text: string): HTMLElement =>
  element('div', { class: 'field' }, element('label', { for: control.id }, text), control)

const tick = (control: HTMLElement, text: string): HTMLElement =>
  element('div', { class: 'tick' }, control, element('label', { for: control.id }, text))
