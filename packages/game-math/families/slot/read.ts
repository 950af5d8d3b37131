/** The fields of a stored object. @throws TypeError when it is none. */
export function fields(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('not a slot state: an object')
  }
  return { ...value }
}

/** @throws TypeError when it is not a list. */
export function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('not a slot state: a list')
  return value
}

/** A stored whole number from 0. @throws TypeError when it is none, or is more than the most. */
export function whole(value: unknown, most: number = Number.MAX_SAFE_INTEGER): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0 || value > most) {
    throw new TypeError('not a slot state: a whole number in bounds')
  }
  return value
}

/** @throws TypeError unless it holds. */
export function demand(holds: boolean, what: string): void {
  if (!holds) throw new TypeError(`not a slot state: ${what}`)
}
