export type FormValue = string | number | boolean | readonly string[] | undefined
export type FormBody = Readonly<Record<string, FormValue>>
/** Fields as the wire carries them, by POST and by frame alike. */
export type Fields = Record<string, string | string[]>

/** A body as forms send it: booleans as 1 and 0, what is undefined not at all. */
export function encodeFields(body: FormBody): Fields {
  const fields: Fields = {}
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue
    fields[name] = Array.isArray(value) ? [...value] : textOf(value)
  }
  return fields
}

const textOf = (value: FormValue): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : String(value)

/** A list becomes repeated keys. */
export const formOf = (fields: Fields): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  )

/** Puts the `{name}` parts of a path in and leaves the rest of the body. */
export function splitPath(path: string, body: FormBody): { path: string; rest: FormBody } {
  const rest = { ...body }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(body[name] ?? ''))
  })
  return { path: filled, rest }
}
