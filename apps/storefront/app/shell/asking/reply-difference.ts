import './schemas.ts'
import { type CallName, calls } from '@fairhouse/contract/calls/all'

/** Where a reply differs from the contract, in words for programmers; null: nowhere. It brings every schema, so it is loaded on demand. */
export function replyDifference(name: CallName, reply: unknown): string | null {
  const checked = calls[name].reply.safeParse(reply)
  if (checked.success) return null
  const where = checked.error.issues.map((issue) => issue.path.join('.')).join(', ')
  return `reply of ${name} at ${where}`
}
