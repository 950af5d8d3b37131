import type { FieldLengths, Length } from '@fairhouse/contract/limits'

/**
 * How long the server said that a field may be; null when it said nothing, or nothing that is a length.
 * @param sent whatever came with the page.
 */
export function saidLength(sent: unknown, field: keyof FieldLengths): Length | null {
  const said: unknown = isObject(sent) ? Reflect.get(sent, field) : null
  if (!isObject(said) || !('min' in said) || !('max' in said)) return null
  const { min, max } = said
  return isCount(min) && isCount(max) && max >= Math.max(1, min) ? { min, max } : null
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
