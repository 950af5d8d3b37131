import type { Listener } from './listener.ts'

/** Something that browsers can follow on `/ws`. A module makes one, the house gathers them; nothing else knows their names. */
export interface Topic {
  readonly name: string
  /**
   * Tells the listener what there is to begin with, then what changes. Following again begins again.
   * @param since number of the newest frame that the browser has seen of it, if it comes back.
   */
  readonly follow: (listener: Listener, since: number | undefined) => void | Promise<void>
  /** Also for one that does not follow it. */
  readonly leave: (listener: Listener) => void
  /** Sends what waits, and rests. */
  readonly stop: () => void
}
