import type { InstantRules } from '@fairhouse/contract/families/instant/paytable'
import { type PickBet, pickBets } from '@fairhouse/contract/families/instant/pick-bets'
import { element } from '../../markup/element.ts'
import { anyBelow } from '../../play/any-below.ts'
import { onDrums, payOf, type PickChoice, pickChances, withBet, withDigit } from './digits.ts'
import { figure, type Part } from './panel-parts.ts'
import type { PanelNeeds } from './panel-needs.ts'

type Choice = Parameters<Part['show']>[0]

const pickOf = (choice: Choice): PickChoice | null => ('digits' in choice ? choice : null)

/** Which digits, how they are to come, and what that pays. */
export function pickParts(
  needs: PanelNeeds,
  rules: Extract<InstantRules, { game: 'pick' }>,
): readonly Part[] {
  const { texts, times, language } = needs.game
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const worth = (choice: Choice): string => {
    const pick = pickOf(choice)
    const pays = pick && payOf(rules, pick)
    if (!pays) return ''
    const { exact, any } = pickChances(pays)
    if (pays.any === 0) return `${times(pays.exact)} · ${percent.format(exact)}`
    if (pays.any === pays.exact) return `${times(pays.exact)} · ${percent.format(exact + any)}`
    return texts.pick.both(times(pays.exact), times(pays.any), percent.format(exact + any))
  }
  return [digitFields(needs, rules), betChooser(needs, rules), figure(texts.pays, worth)]
}

function digitFields(
  { choosing, game: { texts } }: PanelNeeds,
  rules: Extract<InstantRules, { game: 'pick' }>,
): Part {
  const put = (drum: number, digit: number): void => {
    const choice = pickOf(choosing.state.now.choice)
    if (choice) choosing.choose(withDigit(rules, choice, { drum, digit }))
  }
  const fields: readonly HTMLInputElement[] = [0, 1, 2].map((drum) => {
    const field = element('input', {
      class: 'instant-digit',
      type: 'text',
      inputmode: 'numeric',
      autocomplete: 'off',
      'aria-label': texts.pick.digit(drum + 1),
      onfocus: () => field.select(),
      oninput: () => {
        const typed = /\d(?=\D*$)/.exec(field.value)
        if (typed) put(drum, Number(typed[0]))
        show(choosing.state.now.choice, choosing)
        if (typed) fields.find((other, place) => place > drum && !other.disabled)?.focus()
      },
    })
    field.addEventListener('keydown', (event) => {
      const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? 9 : null
      if (by === null) return
      event.preventDefault()
      event.stopPropagation()
      put(drum, (Number(field.value) + by) % 10)
    })
    return field
  })
  const quick = element(
    'button',
    {
      type: 'button',
      class: 'instant-risk',
      onclick: () => {
        const choice = pickOf(choosing.state.now.choice)
        if (choice) choosing.choose(quickPick(rules, choice))
      },
    },
    texts.pick.quick,
  )
  const show = (choice: Choice, { isOpen }: { readonly isOpen: boolean }): void => {
    const pick = pickOf(choice)
    const drums = pick ? onDrums(pick) : []
    for (const [drum, field] of fields.entries()) {
      const digit = drums[drum] ?? null
      const text = digit === null ? '–' : String(digit)
      if (field.value !== text) field.value = text
      field.disabled = !isOpen || digit === null
    }
    quick.disabled = !isOpen
  }
  return {
    view: element(
      'div',
      { class: 'instant-part', role: 'group', 'aria-label': texts.pick.digits },
      element('span', { class: 'instant-label', 'aria-hidden': 'true' }, texts.pick.digits),
      element('div', { class: 'instant-digits' }, fields, quick),
    ),
    show,
  }
}

function betChooser(
  { choosing, game: { texts } }: PanelNeeds,
  rules: Extract<InstantRules, { game: 'pick' }>,
): Part {
  const choose = (bet: PickBet) => (): void => {
    const choice = pickOf(choosing.state.now.choice)
    if (choice) choosing.choose(withBet(rules, choice, bet))
  }
  const buttons = pickBets.map((bet) => ({
    bet,
    view: element(
      'button',
      { type: 'button', class: 'instant-risk', onclick: choose(bet) },
      texts.pick.bets[bet],
    ),
  }))
  return {
    view: element(
      'div',
      { class: 'instant-part', role: 'group', 'aria-label': texts.pick.bet },
      element('span', { class: 'instant-label', 'aria-hidden': 'true' }, texts.pick.bet),
      element(
        'div',
        { class: 'instant-bets' },
        buttons.map(({ view }) => view),
      ),
    ),
    show(choice, { isOpen }) {
      const pick = pickOf(choice)
      for (const { bet, view } of buttons) {
        view.setAttribute('aria-pressed', String(bet === pick?.bet))
        // Three alike have one order: they cannot be boxed.
        const isOffered = pick !== null && withBet(rules, pick, bet).bet === bet
        view.disabled = !isOpen || !isOffered
      }
    },
  }
}

/** Any digits: all are as good. */
export function quickPick(
  rules: Extract<InstantRules, { game: 'pick' }>,
  { bet, digits }: PickChoice,
): PickChoice {
  for (;;) {
    const picked = { bet, digits: digits.map(() => anyBelow(10)) }
    if (payOf(rules, picked)) return picked
  }
}
