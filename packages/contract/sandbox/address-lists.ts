import { z } from 'zod'
import { paymentAsset } from '../entities/payment-method.ts'

/** What a server of lists is asked: `POST {url}/addresses`, with its key as bearer token. */
export const addressQuestion = z.object({
  asset: paymentAsset,
  address: z.string().min(1).max(200),
})

/** What can be printed: whatever else is in it is kept nowhere, and read by nobody. */
const word = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u)

/** What it answers. */
export const addressAnswer = z.object({
  /** The question to the letter: an answer about another address is none. */
  asset: paymentAsset,
  address: z.string().min(1).max(200),
  /** Which list was looked into, in which edition. */
  list: z.object({ name: word, edition: word }),
  /** Nothing: the address is on no list. */
  findings: z.array(z.object({ category: word, source: word })).max(20),
})
export type AddressAnswer = z.infer<typeof addressAnswer>
