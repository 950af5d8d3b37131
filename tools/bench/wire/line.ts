import type { Seat } from './seats.ts'

/** What a player asks for next, as fields of the play call. */
export type Fields = Readonly<Record<string, string>>

/** A connection of one player. */
export interface Line {
  /** Asks the play call. The answer's JSON text comes to `hear`; one call at a time. */
  readonly ask: (fields: Fields) => void
  readonly close: () => void
}

export interface LineNeeds {
  readonly host: string
  readonly port: number
  readonly path: string
  readonly seat: Seat
  readonly hear: (answer: string) => void
  readonly broke: (fault: Error) => void
}

/** What a browser says of itself on each request. */
export const browserHeaders = (host: string): string =>
  `Host: ${host}\r\n` +
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36\r\n' +
  'Accept: application/json\r\n' +
  'Accept-Language: en-GB,en;q=0.9,de;q=0.8\r\n' +
  'Accept-Encoding: gzip, deflate, br, zstd\r\n' +
  `Origin: http://${host}\r\n`
