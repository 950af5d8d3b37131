import { z } from 'zod'

/** What may go wrong with notices on their way to the house. */
export const noticeFaults = ['none', 'delayed', 'doubled', 'reordered', 'first', 'lost'] as const
/** What may go wrong with answers to the house. */
export const answerFaults = ['none', 'slow', 'silent', 'half', 'down'] as const

export const faultSwitches = z.object({
  /**
   * `delayed` by some seconds; `doubled`: each comes twice; `reordered`: each waits for the next and comes after it; `first`: the player
   * is led back only after the house took the notice; `lost`: none comes.
   */
  notices: z.enum(noticeFaults),
  /** `slow`: after two seconds; `silent`: done, and never said; `half`: done, and cut off in the middle; `down`: not done. */
  answers: z.enum(answerFaults),
})
export type FaultSwitches = z.infer<typeof faultSwitches>

export interface Faults {
  readonly current: () => FaultSwitches
  readonly set: (switches: FaultSwitches) => void
}

export function createFaults(): Faults {
  let current: FaultSwitches = { notices: 'none', answers: 'none' }
  return {
    current: () => current,
    set: (switches) => {
      current = switches
    },
  }
}
