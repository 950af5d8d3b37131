import { fallbackLengths, type FieldLengths, type Length } from '@fairhouse/contract/limits'
import { useEffect, useMemo } from 'react'
import { report } from '../adapters/reporting/report.ts'
import { useHouse } from '../language/house.tsx'
import { fieldsOf } from './fields-of.ts'

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
  const said = new Map(typeof sent === 'object' && sent !== null ? Object.entries(sent) : [])
  const lengths: Record<keyof FieldLengths, Length> = { ...fallbackLengths }
  const missing: string[] = []
  for (const field of fieldsOf(fallbackLengths)) {
    const length: unknown = said.get(field)
    if (isLength(length)) lengths[field] = { min: length.min, max: length.max }
    else missing.push(field)
  }
  return { lengths, missing }
}

function isLength(value: unknown): value is Length {
  if (typeof value !== 'object' || value === null || !('min' in value) || !('max' in value))
    return false
  const { min, max } = value
  return isCount(min) && isCount(max) && max >= Math.max(1, min)
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** The lengths to hold forms to. What did not come is reported once a page. */
export function useFieldLengths(): FieldLengths {
  const { lengths: sent } = useHouse()
  const { lengths, missing } = useMemo(() => readLengths(sent), [sent])
  useEffect(() => tellMissing(missing), [missing])
  return lengths
}

const told = new Set<string>()

function tellMissing(missing: readonly string[]): void {
  const message = `no usable lengths came for ${missing.join(', ')}`
  if (missing.length === 0 || told.has(message)) return
  told.add(message)
  // oxlint-disable-next-line no-console -- for whoever looks at the page; players see nothing of it
  console.warn(message)
  report({ code: 'INVALID_SERVER_DATA', type: 'GENERIC_ERROR', status: 0, message })
}
