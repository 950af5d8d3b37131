import { iconButton } from '../../controls/buttons.ts'
import { hundredthsOf } from '../../families/instant/typed-target.ts'
import { element, write } from '../../markup/element.ts'
import { type Bet, multipleNow } from '../bets.ts'
import { openStakes } from '../dialogs/stakes.ts'
import type { RoomContext } from '../room-context.ts'
import { ticketIn } from '../room-state.ts'
import { nextLevel, type Press, worthAt } from '../slot.ts'

/** One bet: its stake, where it is cashed out by itself, and its button. */
export interface BetPanel {
  readonly view: HTMLElement
  tick(): void
}

/** Hundredths. */
const leastAuto = 101
const mostAuto = 1_000_000

export function createBetPanel(context: RoomContext, bet: Bet): BetPanel {
  const { words } = context
  const button = createBetButton(context, bet)
  const view = element(
    'section',
    { class: 'bet-panel', 'aria-label': words.bet.title(bet.slot) },
    stakeField(context, bet),
    autoField(context, bet),
    button.view,
  )
  context.account.state.watch(({ player }) => {
    view.hidden = player === null
  })
  return {
    view,
    tick: () => {
      const state = button.tick()
      if (view.dataset['state'] !== state) view.dataset['state'] = state
    },
  }
}

function stakeField(context: RoomContext, bet: Bet): HTMLElement {
  const { texts, words, money, state } = context
  const less = iconButton('minus', `${words.bet.title(bet.slot)}: ${texts.controls.less}`, () =>
    bet.step(-1),
  )
  const more = iconButton('plus', `${words.bet.title(bet.slot)}: ${texts.controls.more}`, () =>
    bet.step(1),
  )
  const amount = element('span', { class: 'amount' })
  const middle = element(
    'button',
    { type: 'button', class: 'bet-stake', onclick: () => openStakes(context, bet) },
    element('span', { class: 'figure-label' }, words.bet.title(bet.slot)),
    ' ',
    amount,
    element('span', { class: 'unseen' }, texts.controls.chooseStake),
  )
  const show = (): void => {
    const { stake, isQueued, asking } = bet.state.now
    const levels = state.now.game?.betLevels ?? []
    const isFixed = isQueued || asking !== null || ticketIn(state.now, bet.slot)?.state === 'open'
    write(amount, money(stake))
    middle.disabled = isFixed
    less.view.disabled = isFixed || nextLevel(levels, stake, -1) === stake
    more.view.disabled = isFixed || nextLevel(levels, stake, 1) === stake
  }
  bet.state.watch(show)
  state.watch(show)
  context.account.state.watch(show)
  return element('div', { class: 'bet-stepper' }, less.view, middle, more.view)
}

function autoField(context: RoomContext, bet: Bet): HTMLElement {
  const { words, facts, state } = context
  const figures = new Intl.NumberFormat(facts.language, {
    minimumFractionDigits: 2,
    useGrouping: false,
  })
  const box = element('input', {
    type: 'checkbox',
    id: `auto-on-${bet.slot}`,
    onchange: () => bet.autoOn(box.checked),
  })
  const field = element('input', {
    type: 'text',
    class: 'bet-auto-field',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': words.bet.autoAt(bet.slot),
    onchange: () => {
      const typed = hundredthsOf(field.value)
      if (typed !== null) {
        bet.auto(Math.min(mostAuto, Math.max(leastAuto, typed)))
        bet.autoOn(true)
      }
      show()
    },
  })
  const show = (): void => {
    const { auto, isAutoOn, isQueued, asking } = bet.state.now
    const ticket = ticketIn(state.now, bet.slot)
    const isFixed = isQueued || asking !== null || ticket?.state === 'open'
    const isOpen = ticket?.state === 'open'
    const isOn = isOpen ? ticket.auto !== null : isAutoOn
    const text = figures.format((isOpen ? (ticket.auto ?? auto) : auto) / 100)
    if (document.activeElement !== field && field.value !== text) field.value = text
    box.checked = isOn
    box.disabled = isFixed
    field.disabled = isFixed
  }
  bet.state.watch(show)
  state.watch(show)
  return element(
    'div',
    { class: 'bet-auto' },
    element('div', { class: 'tick' }, box, element('label', { for: box.id }, words.bet.auto)),
    element(
      'span',
      { class: 'bet-auto-at' },
      field,
      element('span', { 'aria-hidden': 'true' }, '×'),
    ),
  )
}

interface Face {
  readonly main: string
  readonly hint: string
}

function createBetButton(context: RoomContext, bet: Bet) {
  const main = element('span', { class: 'bet-main' })
  const hint = element('span', { class: 'bet-hint' })
  const view = element(
    'button',
    { type: 'button', class: 'bet-button', id: `bet-${bet.slot}`, onclick: () => bet.act() },
    main,
    ' ',
    hint,
  )
  return {
    view,
    tick(): Press['type'] {
      const press = bet.press()
      const face = faceOf(context, bet, press)
      write(main, face.main)
      write(hint, face.hint)
      const isIdle = press.type === 'wait' || press.type === 'asking' || press.type === 'nothing'
      // Focus stays on a button that only waits: it is told, and not taken away.
      view.setAttribute('aria-disabled', String(isIdle))
      return press.type
    },
  }
}

function faceOf(context: RoomContext, bet: Bet, press: Press): Face {
  const { words, money, state } = context
  const amount = money(bet.state.now.stake)
  switch (press.type) {
    case 'watch':
    case 'bet':
      return { main: words.bet.place(amount), hint: '' }
    case 'wait': {
      const stake = ticketIn(state.now, bet.slot)?.stake ?? bet.state.now.stake
      return { main: words.bet.waiting, hint: `${money(stake)} · ${words.bet.waitingHint}` }
    }
    case 'cashOut': {
      const { stake, auto } = press.ticket
      const multiple = multipleNow(context)
      const worth = worthAt(stake, auto === null ? multiple : Math.min(auto, multiple))
      return { main: words.bet.cashOut(money(worth)), hint: context.times(multiple) }
    }
    case 'queue':
      return { main: words.bet.next(amount), hint: endOf(context, bet) ?? words.bet.nextHint }
    case 'unqueue':
      return { main: words.bet.cancel, hint: `${amount} · ${words.bet.cancelHint}` }
    case 'asking':
      return { main: words.bet.sending, hint: '' }
    case 'nothing':
      return { main: words.phase.connecting, hint: '' }
  }
}

/** What became of the stake in this round; null when there was none. */
function endOf({ words, money, times, state }: RoomContext, { slot }: Bet): string | null {
  const ticket = ticketIn(state.now, slot)
  if (!ticket) return null
  switch (ticket.state) {
    case 'open':
      return null
    case 'cashed':
      return `${words.bet.won(money(ticket.payout), times(ticket.at ?? 100))} · ${words.bet.nextHint}`
    case 'lost':
      return `${words.bet.lost(money(ticket.stake))} · ${words.bet.nextHint}`
    case 'void':
      return `${words.bet.refunded(money(ticket.stake))} · ${words.bet.nextHint}`
  }
}
