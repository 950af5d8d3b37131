export type FormValue = string | number | boolean | readonly string[] | undefined
export type FormBody = Readonly<Record<string, FormValue>>

/** A body as forms send it: booleans as 1 and 0, lists as repeated keys, what is undefined not at all. */
export function encodeForm(body: FormBody): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue
    const values = Array.isArray(value) ? value : [value]
    for (const one of values)
      form.append(name, typeof one === 'boolean' ? (one ? '1' : '0') : String(one))
  }
  return form
}

/** Puts the `{name}` parts of a path in and leaves the rest of the body. */
export function splitPath(path: string, body: FormBody): { path: string; rest: FormBody } {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const filled = named.reduce(
    (filling, name) => filling.replace(`{${name}}`, encodeURIComponent(String(body[name] ?? ''))),
    path,
  )
  const rest = Object.fromEntries(Object.entries(body).filter(([name]) => !named.includes(name)))
  return { path: filled, rest }
}
