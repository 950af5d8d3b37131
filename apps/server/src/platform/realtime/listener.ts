import type { TopicFrame } from '@fairhouse/contract/realtime'
import type { PlayerId } from '../ids.ts'

/** One browser that listens. */
export interface Listener {
  /** Who is signed in there. */
  readonly player: PlayerId | null
  readonly send: (frame: TopicFrame) => void
}
