import { clockText } from '../../time-limits/clock-text.ts'
import type { GameContext } from '../game-context.ts'
import { element, fill, write } from '../markup/element.ts'
import { icon } from '../markup/icons.ts'
import { net } from '../play/tally.ts'
import { iconButton } from './buttons.ts'

export interface TopBarActions {
  readonly sound: () => void
}

export interface TopBar {
  readonly view: HTMLElement
  /** Shows whether anything can be heard. */
  heard(on: boolean): void
}

/** Way back, name, kind of money, what the visit cost so far and how long it lasts. */
export function createTopBar(context: GameContext, actions: TopBarActions): TopBar {
  const { texts, facts, addresses } = context
  const sound = iconButton('soundOn', texts.controls.soundOn, actions.sound)
  const view = element(
    'header',
    { class: 'top-bar' },
    element(
      'a',
      {
        class: 'icon-button',
        href: addresses.lobby,
        'aria-label': texts.page.toLobby,
        title: texts.page.toLobby,
      },
      icon('back'),
    ),
    element('h1', { class: 'game-name' }, facts.name),
    moneyKind(context),
    session(context),
    sound.view,
  )
  return {
    view,
    heard: (on) =>
      on
        ? sound.face('soundOn', texts.controls.soundOn)
        : sound.face('soundOff', texts.controls.soundOff),
  }
}

function moneyKind({ table, texts }: GameContext): HTMLElement {
  const kind = element('span', { class: 'money-kind' })
  table.state.watch(({ game, isTestMoney }) => {
    const label = game.currency === 'CREDIT' ? texts.money.playMoney : texts.money.testMoney
    kind.hidden = game.currency === 'USD' && !isTestMoney
    write(kind, label)
  })
  return kind
}

function session({ table, texts, money }: GameContext): HTMLElement {
  const result = element('dd', {})
  const clock = element('dd', { class: 'clock' })
  const began = performance.now()
  const view = element(
    'dl',
    { class: 'session' },
    element('div', {}, element('dt', {}, texts.money.net), result),
    element('div', {}, element('dt', {}, texts.money.time), clock),
  )
  const tick = (): void => write(clock, clockText((performance.now() - began) / 1000))
  setInterval(tick, 1000)
  tick()
  table.state.watch(({ tally }) => {
    const amount = net(tally)
    fill(result, amount > 0 ? `+${money(amount)}` : money(amount))
    result.classList.toggle('is-gain', amount > 0)
  })
  return view
}
