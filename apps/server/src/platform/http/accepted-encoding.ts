/** How an answer can be pressed. */
export type Encoding = 'br' | 'gzip'

/** The best way of pressing that a header `accept-encoding` allows; null: none. */
export function acceptedEncoding(accepts: string | string[] | undefined): Encoding | null {
  const names = String(accepts ?? '')
    .split(',')
    .map(nameOf)
  return encodings.find((encoding) => names.includes(encoding)) ?? null
}

const encodings: readonly Encoding[] = ['br', 'gzip']

/** An encoding that was not refused: `br;q=0` names none. */
function nameOf(part: string): string {
  const [name = '', quality = ''] = part.split(';', 2)
  return /q=0(\.0*)?\s*$/.test(quality) ? '' : name.trim().toLowerCase()
}
