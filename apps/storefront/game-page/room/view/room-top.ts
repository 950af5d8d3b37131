import { iconButton } from '../../controls/buttons.ts'
import { element, write } from '../../markup/element.ts'
import { icon } from '../../markup/icons.ts'
import type { Store } from '../../play/store.ts'
import type { ShellContext } from '../room-context.ts'

/** What the top of a room's page shows. */
export interface TopContext extends ShellContext {
  readonly words: { readonly live: string; watching(count: string): string }
  readonly state: Store<{ readonly watching: number | null; readonly isLive: boolean }>
}

export interface RoomTop {
  readonly view: HTMLElement
  /** Shows whether anything can be heard. */
  heard(on: boolean): void
}

/** Way back, name, who is here, the kind of money, sound and menu. */
export function createRoomTop(
  context: TopContext,
  actions: { readonly sound: () => void; readonly menu: () => void },
): RoomTop {
  const { texts, facts, addresses, words, state, number } = context
  const sound = iconButton('soundOn', texts.controls.soundOn, actions.sound)
  const menu = iconButton('menu', texts.controls.menu, actions.menu)
  const here = element('span', { class: 'room-here' })
  const live = element(
    'p',
    { class: 'room-live' },
    element('span', { class: 'room-live-word' }, words.live),
    ' ',
    here,
  )
  state.watch(({ watching, isLive }) => {
    live.dataset['live'] = String(isLive)
    write(here, watching === null ? '' : words.watching(number(watching)))
  })
  const view = element(
    'header',
    { class: 'top-bar room-top' },
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
    live,
    moneyKind(context),
    element('div', { class: 'room-top-end' }, sound.view, menu.view),
  )
  return {
    view,
    heard: (on) =>
      on
        ? sound.face('soundOn', texts.controls.soundOn)
        : sound.face('soundOff', texts.controls.soundOff),
  }
}

function moneyKind({ account, texts }: ShellContext): HTMLElement {
  const kind = element('span', { class: 'money-kind' })
  account.state.watch(({ player }) => {
    kind.hidden = player === null || (player.currency === 'USD' && !player.isTestMoney)
    write(kind, player?.currency === 'CREDIT' ? texts.money.playMoney : texts.money.testMoney)
  })
  return kind
}
