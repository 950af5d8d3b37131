import { z } from 'zod'
import { derivedKey } from '../platform/derived-key.ts'
import { rowsOf } from '../platform/rows.ts'
import { openContent } from '../modules/mail/sealed-content.ts'
import { testSeedKey, type TestServer } from './test-server.ts'

export interface TestLetter {
  readonly template: string
  readonly language: string
  readonly content: Readonly<Record<string, unknown>>
}

const question = `
  SELECT letter_id, template, language, sealed FROM mail_letter WHERE recipient = $1 ORDER BY letter_id`

/** Everything that was posted to an address and waits, oldest first. */
export async function lettersTo(
  { database }: Pick<TestServer, 'database'>,
  address: string,
): Promise<TestLetter[]> {
  type Row = { letter_id: string; template: string; language: string; sealed: Buffer }
  const rows = await rowsOf<Row>(database, question, [address])
  const key = derivedKey(testSeedKey, 'letters that wait')
  return rows.map(({ letter_id: id, template, language, sealed }) => ({
    template,
    language,
    content: z.record(z.string(), z.unknown()).parse(openContent(key, id, sealed)),
  }))
}

/** The token in the newest letter of a kind to an address; null when there is none. */
export async function tokenTo(
  server: Pick<TestServer, 'database'>,
  address: string,
  template: string,
): Promise<string | null> {
  const letters = await lettersTo(server, address)
  const letter = letters.findLast((one) => one.template === template)
  const link = letter?.content['link'] ?? letter?.content['undoLink']
  return typeof link === 'string' ? (/[A-Za-z0-9_-]{43}$/.exec(link)?.[0] ?? null) : null
}

/** Of which kinds the letters to an address are, oldest first. */
export const templatesTo = async (
  server: Pick<TestServer, 'database'>,
  address: string,
): Promise<string[]> => (await lettersTo(server, address)).map(({ template }) => template)

/** What letters told an address of the ways into its account, oldest first. */
export const factorsTold = async (
  server: Pick<TestServer, 'database'>,
  address: string,
): Promise<unknown[]> =>
  (await lettersTo(server, address))
    .filter(({ template }) => template === 'factorChanged')
    .map(({ content }) => content['change'])
