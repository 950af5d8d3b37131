/** A form's fields: text, or a list where a key came more than once. Has no prototype, so that no key can collide with one. */
export type FormValues = Record<string, string | string[]>

/**
 * Reads an `application/x-www-form-urlencoded` body. Never fails: what is not a field is not in it. Takes time in proportion to
 * the body, whatever is in it: anybody may send one.
 */
export function formValues(body: string): FormValues {
  const values: FormValues = Object.create(null)
  for (const [key, value] of new URLSearchParams(body)) {
    const earlier = values[key]
    if (earlier === undefined) values[key] = value
    else if (Array.isArray(earlier)) earlier.push(value)
    else values[key] = [earlier, value]
  }
  return values
}
