import type { GameContext } from '../../../game-context.ts'
import { element, fill } from '../../../markup/element.ts'
import type { OpenPoker } from '../open-poker.ts'
import { sessionPlayOf } from './session-play.ts'

/** Tells on request how well the holds of this page were chosen. */
export function sessionView(context: GameContext, { texts: { coach } }: OpenPoker): HTMLElement {
  const play = sessionPlayOf(context)
  const told = element('div', { 'aria-live': 'polite' })
  const tell = async (): Promise<void> => {
    fill(told, element('p', { class: 'hint' }, coach.working))
    try {
      const { hands, best, bet, given } = await play.soFar()
      if (hands === 0) return fill(told, element('p', { class: 'hint' }, coach.session.none))
      const percent = new Intl.NumberFormat(context.facts.language, {
        style: 'percent',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      })
      fill(told, [
        element('p', {}, coach.session.hands(hands, best)),
        element(
          'p',
          {},
          given === 0
            ? coach.session.perfect
            : coach.session.gave(percent.format(given / bet), context.money(Math.round(given))),
        ),
      ])
    } catch (fault) {
      reportError(fault)
      fill(told, element('p', { class: 'hint' }, coach.failed))
    }
  }
  return element(
    'section',
    { class: 'coach-session', 'aria-label': coach.session.title },
    element(
      'button',
      { type: 'button', class: 'button', onclick: () => void tell() },
      coach.session.ask,
    ),
    told,
  )
}
