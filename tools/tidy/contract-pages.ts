import { calls } from '@fairhouse/contract/calls/all'
import { parSheet } from '@fairhouse/contract/entities/par-sheet'
import { z } from 'zod'
import { asMarkdown, asOpenApi, referenceOf } from './reference.ts'

/** Pages that are made from the contract, by their names from the root. */
export function contractPages(): Readonly<Record<string, string>> {
  const reference = referenceOf(calls)
  return {
    'docs/calls.md': asMarkdown(reference),
    'docs/openapi.json': asOpenApi(reference),
    'docs/par-sheet.schema.json': `${JSON.stringify(z.toJSONSchema(parSheet), null, 2)}\n`,
  }
}
