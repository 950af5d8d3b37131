/** A value that JSON can say. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json }

/**
 * JSON with keys in order of their code units and no spaces, so that equal values have equal text and one hash. Numbers must be
 * safe integers: what is hashed holds no fraction that an engine might print otherwise.
 * @throws TypeError for anything else than such numbers, text, booleans, null, lists and plain objects of them.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) {
    return JSON.stringify(value)
  }
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object')
    throw new TypeError(`a ${typeof value} like this has no canonical form`)
  const members = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`)
  return `{${members.join(',')}}`
}
