import type { ServerFrame } from '@fairhouse/contract/realtime'
import type { PlayerId } from '../ids.ts'

/** One browser that listens. */
export interface Listener {
  readonly player: PlayerId | null
  readonly send: (frame: ServerFrame) => void
}
