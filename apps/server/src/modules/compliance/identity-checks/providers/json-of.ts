/** What a body says; null for what is no JSON, which is what nobody sends who means something. */
export function jsonOf(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'))
  } catch {
    return null
  }
}
