import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import { costOf } from '../play/controller-state.ts'
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
  const anyWin = element('input', { type: 'checkbox', id: 'auto-any' })
  const feature = element('input', { type: 'checkbox', id: 'auto-feature', checked: true })
  const hasFeatures = family.course.hadFeature !== null
  const start = (event: Event): void => {
    event.preventDefault()
    dialog.close()
    table.autoplay({
      rounds: Number(rounds.value),
      stopOnAnyWin: anyWin.checked,
      stopAtTimes: single.value === '' ? null : Number(single.value),
      lossLimit: Number(losses.value),
      stopOnFeature: feature.checked,
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
      field(single, auto.singleWin),
      tick(anyWin, auto.anyWin),
      hasFeatures ? tick(feature, auto.feature) : null,
      element('p', { class: 'hint' }, auto.needsLimit),
      element('button', { type: 'submit', class: 'button button-first' }, auto.start),
    ),
  )
}

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
