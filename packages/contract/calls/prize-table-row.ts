import { z } from 'zod'
import { call } from '../call.ts'
import { wholeNumber } from '../fields.ts'
import { uri } from './play-body.ts'

const hex = z.string().regex(/^(?:[0-9a-f]{2})+$/)

export const prizeRow = call({
  does: "A row of a title's prize table with what proves it against the root in the title's definition. Rows are no secret; which of them a round draws is, until its seed is revealed.",
  path: '/fairness/row/json2',
  who: 'anyone',
  body: z.object({
    uri,
    /** Of the definition whose table is meant. */
    hash: z.string().regex(/^[0-9a-f]{64}$/, { message: 'format' }),
    index: wholeNumber,
  }),
  reply: z.object({
    /** The leaf that holds the row: seed and units of each of its rows, 32 bits each, highest byte first. */
    block: hex,
    /** Hashes beside the way from the leaf to the root, from below. */
    beside: z.array(hex),
  }),
  refusals: ['notFound'],
  rateLimit: { count: 120, seconds: 60, per: 'address' },
})
