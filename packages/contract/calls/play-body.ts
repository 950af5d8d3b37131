import { z } from 'zod'
import { requestKey, token, wholeNumber } from '../fields.ts'
import { type ActionName, actionName } from '../rounds/round.ts'

/** Characters of `data`: a table full of chips. */
const longestData = 4096

const shapes = {
  uri: /^[a-z0-9-]{1,80}$/,
  word: /^[A-Za-z0-9_-]*$/,
  wholeNumber: /^(0|[1-9][0-9]{0,14})$/,
  /** A key of digits alone may be a card number: the schema looks at it. */
  wholeDigits: /^\d+$/,
  mode: /^[a-z][A-Za-z0-9-]{0,31}$/,
} as const

export const uri = z.string().regex(shapes.uri, { message: 'format' })

export const playBody = z.object({
  uri,
  connection: token({ min: 8, max: 64 }, shapes.word),
  requestKey,
  /** Minor units; for `bet` one of the game's bet levels, in every mode; what the round cost (in a mode: the price) otherwise. `field-notes.ts` says it to others. */
  stake: wholeNumber,
  action: actionName,
  /** JSON: what a bet is on, of a game whose bets select something; `{"choice":n}` for `pick`, `choose`, `gamble` and `doubleUp`; what else an action says. */
  data: z.string().max(longestData).optional(),
  /** The way to bet, of the paytable's `modes`; the plain bet where it is left out. Only `bet` takes it. */
  mode: z.string().regex(shapes.mode, { message: 'format' }).optional(),
})

/**
 * The schema once more, without its cost, for bodies in which everything is as it should be; null for any other. A test holds
 * the two against each other.
 */
export function quickPlayBody(
  values: Readonly<Record<string, string | readonly string[]>>,
): z.output<typeof playBody> | null {
  const { uri: game, connection, requestKey: key, stake, action, data, mode } = values
  // Rarely asked for; its schema reads it.
  if (mode !== undefined) return null
  if (typeof game !== 'string' || !shapes.uri.test(game)) return null
  if (!isWord(connection, 8) || !isKey(key)) return null
  if (typeof stake !== 'string' || !shapes.wholeNumber.test(stake)) return null
  if (!isAction(action)) return null
  const asked = { uri: game, connection, requestKey: key, stake: Number(stake), action }
  if (data === undefined) return asked
  return typeof data === 'string' && data.length <= longestData ? { ...asked, data } : null
}

const actionNames: ReadonlySet<unknown> = new Set(actionName.options)
const isAction = (value: string | readonly string[] | undefined): value is ActionName =>
  actionNames.has(value)

const isKey = (value: string | readonly string[] | undefined): value is string =>
  isWord(value, 16) && !shapes.wholeDigits.test(value)

const isWord = (value: string | readonly string[] | undefined, least: number): value is string =>
  typeof value === 'string' &&
  value.length >= least &&
  value.length <= 64 &&
  shapes.word.test(value)
