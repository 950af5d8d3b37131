import { report } from '../reporting/report.ts'

/** Reports that a reply differs from the contract. A browser with an old page goes on with what it got (specification, section 5). */
export function tellDifference(message: string): void {
  const difference = Object.assign(new Error(`SchemaValidationError: ${message}`), {
    code: 'SchemaValidationError',
    type: 'PARSER_ERROR',
    status: 0,
  })
  report(difference)
  // For the console; whoever listens for uncaught errors hands the same one to `report` again.
  reportError(difference)
}
