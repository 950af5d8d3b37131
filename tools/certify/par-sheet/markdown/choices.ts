import { z } from 'zod'
import { percent } from './figures.ts'
import { table } from './table.ts'

const ratio = z.object({ ratio: z.number() })

/** What certificates say of choices, where they do. */
const withChoices = z.object({
  choices: z
    .object({
      leastReturn: ratio,
      greatestReturn: ratio,
      each: z.array(
        z.object({
          feature: z.string(),
          options: z.array(
            z.object({
              option: z.looseObject({ type: z.string() }),
              rtp: ratio,
              sigma: z.number(),
              hitFrequency: z.number(),
            }),
          ),
        }),
      ),
    })
    .optional(),
})

/** The section of a bet that leaves the player a choice; none for others. */
export function choicesTable(numbers: object): readonly string[] {
  const { choices } = withChoices.parse(numbers)
  if (choices === undefined) return []
  const rows = choices.each.flatMap(({ feature, options }) =>
    options.map(({ option, rtp, sigma, hitFrequency }) => [
      `${feature}: ${Object.values(option).join(' ')}`,
      percent(rtp.ratio),
      sigma.toFixed(4),
      percent(hitFrequency),
    ]),
  )
  const heads = ['always taken', 'return', 'sigma', 'hit frequency']
  const { leastReturn, greatestReturn } = choices
  return [
    `### Choices\n\nIn prices. The least that choices can return is ${percent(leastReturn.ratio)}, the most ${percent(greatestReturn.ratio)}.\n\n${table(heads, rows)}`,
  ]
}
