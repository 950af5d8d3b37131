import { parse } from 'yaml'
import { z } from 'zod'
import source from '../../../content/help-lines.yaml?raw'

const helpLine = z.strictObject({
  /** Two letters; null: wherever one is. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  who: z.string().min(3),
  page: z.url({ protocol: /^https$/ }),
  phone: z
    .string()
    .regex(/^[+\d][\d ]+$/)
    .nullable(),
})

const parsed: unknown = parse(source)

/** Who helps people whose play has become a burden, by country. */
export const helpLines = z.array(helpLine).parse(parsed)
