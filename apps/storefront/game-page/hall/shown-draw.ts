import type { HallDraw } from '@fairhouse/contract/rooms/hall'
import type { HallContext } from './hall-context.ts'

/** So long after its last call a draw is what is shown; then the next sale. Milliseconds. */
const overShownMs = 14_000

/** The draw that the hall shows: while it is called, and for a moment after; null while cards are sold and nothing else happens. */
export function shownDraw({ state, clock }: Pick<HallContext, 'state' | 'clock'>): HallDraw | null {
  const { draw, game } = state.now
  if (!draw || !game) return null
  const isOver = clock.now() - (draw.callsAt + draw.calls.length * game.callMs) >= overShownMs
  return draw.phase === 'calling' || !isOver ? draw : null
}
