import { element, write } from '../../markup/element.ts'
import { multipleNow } from '../bets.ts'
import type { RoomContext } from '../room-context.ts'

/** The room's one large figure. It is not read aloud with every hundredth: what happens is said in sentences. */
export interface PhaseView {
  readonly view: HTMLElement
  /** Shows the moment. */
  tick(): void
}

export function createPhaseView(context: RoomContext): PhaseView {
  const { words, times, number, state, clock } = context
  const name = element('p', { class: 'room-phase' })
  const large = element('p', { class: 'room-multiple' })
  const rest = element('div', { class: 'room-countdown-part' })
  const countdown = element('div', { class: 'room-countdown' }, rest)
  const hint = element('p', { class: 'room-phase-hint' })
  const view = element(
    'section',
    { class: 'room-view', 'aria-hidden': 'true' },
    element('div', { class: 'room-figure' }, name, large, countdown, hint),
  )
  const show = (of: {
    readonly kind: string
    readonly name: string
    readonly large: string
    readonly hint?: string
  }): void => {
    if (view.dataset['phase'] !== of.kind) view.dataset['phase'] = of.kind
    write(name, of.name)
    write(large, of.large)
    write(hint, of.hint ?? '')
  }
  const figures = new Intl.NumberFormat(context.facts.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return {
    view,
    tick() {
      const { round, isLive, game } = state.now
      if (!isLive) return show({ kind: 'idle', name: words.phase.connecting, large: '' })
      if (!round) return show({ kind: 'idle', name: words.phase.idle, large: '' })
      switch (round.phase) {
        case 'betting': {
          const left = Math.max(0, round.fliesAt - clock.now())
          rest.style.transform = `scaleX(${Math.min(1, left / (game?.bettingMs ?? 8_000))})`
          return show({
            kind: 'betting',
            name: words.phase.betting,
            large: left > 0 ? figures.format(left / 1000) : words.phase.takeOff,
            hint: left > 0 ? words.phase.takeOffIn(number(Math.ceil(left / 1000))) : '',
          })
        }
        case 'flying': {
          const multiple = multipleNow(context)
          const heat = multiple >= 1_000 ? 'hot' : multiple >= 200 ? 'warm' : 'cold'
          if (view.dataset['heat'] !== heat) view.dataset['heat'] = heat
          return show({ kind: 'flying', name: words.phase.flying, large: times(multiple) })
        }
        case 'crashed':
          return show({
            kind: 'crashed',
            name: words.phase.burst,
            large: times(round.bust ?? 100),
          })
        case 'void':
          return show({
            kind: 'void',
            name: words.phase.void,
            large: '–',
            hint: words.phase.voidMeans,
          })
      }
    },
  }
}
