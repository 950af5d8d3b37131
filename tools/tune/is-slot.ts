import type { SlotDefinition } from '@fairhouse/game-math/families/slot/definition'

/** Whether a definition is one of a slot of reels, which has ways to spin and pays on lines. */
export function isSlot(definition: object): definition is SlotDefinition {
  return 'spins' in definition && 'rule' in definition
}
