/** The body of a request to the byte; none is empty. */
export const bodyOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

/** A body as JSON; undefined when it is none. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // Whatever it is, it is not JSON; the schema that reads it next says no.
    return undefined
  }
}
