import { namedFaults } from '@fairhouse/contract/fields'
import type { Refused } from '../answer.ts'
import type { FormValues } from './form-body.ts'

/** Why a field was refused, with the lengths that its sentence names. */
export interface FieldRefusal {
  readonly fault: NonNullable<Refused['invalidFields']>[string]
  readonly min?: number
  readonly max?: number
}

/** As much of a zod issue as is read here. */
interface Issue {
  readonly code?: string | undefined
  readonly message: string
  readonly path: readonly PropertyKey[]
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
}

/** The first fault of each field; schemas name faults in their messages, what they leave unnamed is told from the value. */
export function fieldFaults(
  issues: readonly Issue[],
  values: FormValues,
): Record<string, FieldRefusal> {
  const faults: Record<string, FieldRefusal> = {}
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '')
    if (Object.hasOwn(faults, field)) continue
    faults[field] = fieldRefusal(issue, values[field])
  }
  return faults
}

function fieldRefusal(issue: Issue, value: string | string[] | undefined): FieldRefusal {
  if (value === undefined) return { fault: 'required' }
  // A list where one text belongs: the schema calls that `required`, which would be a lie about a field that was sent twice.
  if (Array.isArray(value)) return { fault: 'format' }
  const named = namedFaults.find((fault) => fault === issue.message)
  if (named !== undefined) return { fault: named }
  switch (issue.message) {
    case 'tooShort':
      return { fault: 'tooShort', min: Number(issue.minimum) }
    case 'tooLong':
      return { fault: 'tooLong', max: Number(issue.maximum) }
    default:
      return issue.code === 'too_big' &&
        typeof issue.maximum === 'number' &&
        value.length > issue.maximum
        ? { fault: 'tooLong', max: issue.maximum }
        : { fault: 'format' }
  }
}
