import type { FamilyContract } from '../families/family-contract.ts'
import { families } from '../families/all.ts'

const each: readonly FamilyContract[] = Object.values(families)

/** Names of all actions by which a player doubles or loses what a round has won. */
export const doublingActions: readonly string[] = each.flatMap(({ doubling = [] }) => doubling)

/** Whether an action of that name is one of them. */
export const isDoubling = (action: string): boolean => doublingActions.includes(action)
