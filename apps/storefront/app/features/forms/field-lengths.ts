import { fallbackLengths, type FieldLengths, type Length } from '@fairhouse/contract/limits'
import { report } from '../../shell/reporting/report.ts'
import { fieldsOf } from './fields-of.ts'
import { saidLength } from './said-length.ts'

interface Read {
  readonly lengths: FieldLengths
  /** Fields whose lengths did not come, or not as lengths. */
  readonly missing: readonly string[]
}

/**
 * The lengths that the server said, and the specification's fallbacks where it said none or something else (section 5).
 * @param sent whatever came with the page.
 */
export function readLengths(sent: unknown): Read {
  const lengths: Record<keyof FieldLengths, Length> = { ...fallbackLengths }
  const missing: string[] = []
  for (const field of fieldsOf(fallbackLengths)) {
    const said = saidLength(sent, field)
    if (said) lengths[field] = said
    else missing.push(field)
  }
  return { lengths, missing }
}

/** The lengths to hold forms to. What did not come is reported, once a page. */
export function fieldLengths(sent: unknown): FieldLengths {
  const { lengths, missing } = readLengths(sent)
  if (missing.length > 0) tellMissing(`no usable lengths came for ${missing.join(', ')}`)
  return lengths
}

const told = new Set<string>()

function tellMissing(message: string): void {
  if (told.has(message)) return
  told.add(message)
  // oxlint-disable-next-line no-console -- for whoever looks at the page; players see nothing of it
  console.warn(message)
  report({ code: 'INVALID_SERVER_DATA', type: 'GENERIC_ERROR', status: 0, message })
}
