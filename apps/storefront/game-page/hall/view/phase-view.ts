import { element, write } from '../../markup/element.ts'
import type { HallContext } from '../hall-context.ts'

/** What the hall is doing now, in words, and the time to the next draw. */
export interface PhaseView {
  readonly view: HTMLElement
  tick(): void
}

/** So long after a full house its draw is what is shown; then the next sale. Milliseconds. */
export const overShownMs = 9_000

/** Minutes and seconds. */
export function timeTo(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export function createPhaseView(context: HallContext): PhaseView {
  const { words, state, clock, number } = context
  const head = element('p', { class: 'hall-phase' })
  const more = element('p', { class: 'hall-phase-more' })
  const view = element(
    'section',
    { class: 'hall-show', 'aria-label': words.board.title },
    head,
    more,
  )
  const said = (): readonly [head: string, more: string] => {
    const { isLive, sale, draw, game } = state.now
    const next = sale ? timeTo(sale.drawsAt - clock.now()) : null
    const { phase } = words
    if (!isLive) return [phase.connecting, '']
    if (draw?.phase === 'calling') {
      if (draw.calls.length === 0) return [phase.closed, phase.starts]
      return [
        phase.call(number(draw.calls.length), number(game?.numbers ?? draw.calls.length)),
        next === null ? '' : phase.next(next),
      ]
    }
    if (draw && isFresh(context)) {
      if (draw.phase === 'void') return [phase.void, phase.voidMeans]
      return [phase.over, next === null ? '' : phase.next(next)]
    }
    if (!sale || next === null) return [phase.idle, '']
    return [phase.drawIn(next), sale.pools.length === 0 ? phase.empty : phase.sale]
  }
  return {
    view,
    tick() {
      const [one, other] = said()
      write(head, one)
      write(more, other)
      view.dataset['phase'] = state.now.draw?.phase === 'calling' ? 'calling' : 'sale'
    },
  }
}

/** Whether the last draw is what the hall shows: while it is called, and for a moment after. */
export function isFresh({ state, clock }: Pick<HallContext, 'state' | 'clock'>): boolean {
  const { draw, game } = state.now
  if (!draw || !game) return false
  if (draw.phase === 'calling') return true
  return clock.now() - (draw.callsAt + draw.calls.length * game.callMs) < overShownMs
}
