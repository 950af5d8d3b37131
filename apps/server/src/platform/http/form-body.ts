/** A form's fields: text, or a list where a key came more than once. Has no prototype, so that no key can collide with one. */
export type FormValues = Record<string, string | string[]>

/**
 * Reads an `application/x-www-form-urlencoded` body. Never fails: what is not a field is not in it. Takes time in proportion to
 * the body, whatever is in it: anybody may send one.
 */
export function formValues(body: string): FormValues {
  const values: FormValues = Object.create(null)
  if (plain.test(body)) addPlain(values, body)
  else for (const [key, value] of new URLSearchParams(body)) add(values, key, value)
  return values
}

/** Nothing in it is encoded; most bodies are so, and need no decoder. */
const plain = /^[\w.~*&=-]*$/

function addPlain(values: FormValues, body: string): void {
  for (let start = 0; start < body.length; ) {
    const found = body.indexOf('&', start)
    const end = found < 0 ? body.length : found
    const equals = body.indexOf('=', start)
    if (equals >= 0 && equals < end)
      add(values, body.slice(start, equals), body.slice(equals + 1, end))
    else if (end > start) add(values, body.slice(start, end), '')
    start = end + 1
  }
}

function add(values: FormValues, key: string, value: string): void {
  const earlier = values[key]
  if (earlier === undefined) values[key] = value
  else if (Array.isArray(earlier)) earlier.push(value)
  else values[key] = [earlier, value]
}

/** Parameters of a call's path count more than fields of the same name in its body. */
export function withParameters(
  values: FormValues,
  parameters: Readonly<Record<string, string>>,
): FormValues {
  for (const name in parameters) values[name] = parameters[name] ?? ''
  return values
}
