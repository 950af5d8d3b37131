import { report } from '../reporting/report.ts'

/** Reports that a reply differs from the contract. A browser with an old page goes on with what it got (specification, section 5). */
export function tellDifference(message: string): void {
  report({ code: 'SchemaValidationError', type: 'PARSER_ERROR', status: 0, message })
  reportError(new Error(`SchemaValidationError: ${message}`))
}
