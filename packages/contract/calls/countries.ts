import { z } from 'zod'
import { call } from '../call.ts'

export const country = z.object({
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  /** In the asker's language. */
  name: z.string(),
  /** With its plus sign; null where nobody has a telephone number. */
  dialCode: z.string().nullable(),
  /** Whether the house serves who lives there. */
  allowed: z.boolean(),
})
export type Country = z.infer<typeof country>

export const countries = call({
  does: "Lists all countries, by their names in the asker's language.",
  path: '/user/countries/json2',
  who: 'anyone',
  body: z.object({}),
  reply: z.object({ countries: z.array(country) }),
  refusals: [],
  rateLimit: { count: 60, seconds: 60, per: 'address' },
})
