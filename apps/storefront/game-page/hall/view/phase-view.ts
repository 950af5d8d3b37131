import type { HallDraw } from '@fairhouse/contract/rooms/hall'
import { element, write } from '../../markup/element.ts'
import type { HallContext } from '../hall-context.ts'
import { shownDraw } from '../shown-draw.ts'

/** What the hall is doing now, in words, and the time to the next draw. */
export interface PhaseView {
  readonly view: HTMLElement
  tick(): void
}

type Said = readonly [head: string, more: string]

/** Minutes and seconds. */
function timeTo(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export function createPhaseView(context: HallContext): PhaseView {
  const { words, state, clock } = context
  const head = element('p', { class: 'hall-phase' })
  const more = element('p', { class: 'hall-phase-more' })
  const view = element('div', { class: 'hall-show' }, head, more)
  const said = (): Said => {
    const { isLive, sale } = state.now
    const draw = shownDraw(context)
    const next = sale ? timeTo(sale.drawsAt - clock.now()) : null
    if (!isLive) return [words.phase.connecting, '']
    if (draw) return saidOfDraw(context, draw, next)
    if (!sale || next === null) return [words.phase.idle, '']
    const { drawIn, empty, sale: selling } = words.phase
    return [drawIn(next), sale.pools.length === 0 ? empty : selling]
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

/** @param next time to the next draw; null when no cards are sold. */
function saidOfDraw(
  { words: { phase }, state, number }: HallContext,
  { phase: now, pattern, calls }: HallDraw,
  next: string | null,
): Said {
  const more = next === null ? '' : phase.next(next)
  if (now === 'void') return [phase.void, phase.voidMeans]
  if (now === 'called') return [pattern === null ? phase.over : phase.patternWon, more]
  if (calls.length === 0) return [phase.closed, phase.starts]
  const all = state.now.game?.numbers ?? calls.length
  return [phase.call(number(calls.length), number(all)), more]
}
