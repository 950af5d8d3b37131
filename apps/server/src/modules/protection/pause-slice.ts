import type { Pause } from '@fairhouse/contract/entities/protection'
import { type Gate, type StatusFacts, tellingSlice } from '#modules/play'
import { isoTime } from '#platform/iso-time'
import { z } from 'zod'
import { longestPause, type StoredPause } from './store/pauses.ts'

const form = z
  .object({ kind: z.enum(['timeOut', 'selfExclusion']), endsAt: z.int().nullable() })
  .nullable()

/** The pause that lasts longest, over or not. */
export const pauseSlice = tellingSlice<z.infer<typeof form>>({
  name: 'pause',
  form,
  before: null,
  read: longestPause,
  status: () => ({}),
})

/** The pause that stands now. */
export const pauseAt = (pause: StoredPause | null, now: number): StoredPause | null =>
  pause && (pause.endsAt === null || now < pause.endsAt) ? pause : null

/** Nobody plays who has taken a pause. */
export const notPaused: Gate = (seat, _title, now) => {
  const pause = pauseAt(pauseSlice.valueIn(seat), now)
  return pause && { refused: 'onPause', metadata: shownPause(pause) }
}

export const shownPause = ({ kind, endsAt }: StoredPause): Pause => ({
  kind,
  until: endsAt === null ? null : isoTime(endsAt),
})

/** Whoever has excluded himself is offered and suggested nothing, nor who takes a time-out. */
export const isPaused = (facts: Pick<StatusFacts, 'told'>, now: number): boolean =>
  pauseAt(pauseSlice.valueIn(facts), now) !== null
