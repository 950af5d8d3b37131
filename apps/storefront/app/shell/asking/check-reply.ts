import type { CallName } from '@fairhouse/contract/calls/all'
import { replyDifference } from './reply-difference.ts'
import { tellDifference } from './tell-difference.ts'

/** Compares a reply with the contract; a difference is only reported. Loaded on demand, for it brings every schema. */
export function checkReply(name: CallName, reply: unknown): void {
  const difference = replyDifference(name, reply)
  if (difference !== null) tellDifference(difference)
}
