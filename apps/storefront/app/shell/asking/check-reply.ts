import './schemas.ts'
import { type CallName, calls } from '@fairhouse/contract/calls/all'
import { report } from '../reporting/report.ts'

/**
 * Compares a reply with the contract. A browser with an old page goes on with what it got (specification, section 5);
 * the difference is only reported. Loaded on demand, for it brings every schema.
 */
export function checkReply(name: CallName, reply: unknown): void {
  const checked = calls[name].reply.safeParse(reply)
  if (checked.success) return
  const where = checked.error.issues.map((issue) => issue.path.join('.')).join(', ')
  const message = `reply of ${name} at ${where}`
  report({ code: 'SchemaValidationError', type: 'PARSER_ERROR', status: 0, message })
  reportError(new Error(`SchemaValidationError: ${message}`))
}
