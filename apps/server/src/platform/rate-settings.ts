import { z } from 'zod'

const sourceNames = ['sandbox', 'kraken', 'coinbase'] as const
export type RateSourceName = (typeof sourceNames)[number]

/** Who tells what coins cost, as an operator sets it. */
export const rateEnvironment = {
  RATES_SOURCES: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(
      z.array(
        z.enum(sourceNames, `RATES_SOURCES must name ${sourceNames.join(', ')}, with commas.`),
      ),
    )
    .optional(),
}

type Set = z.output<z.ZodObject<typeof rateEnvironment>>

/** A demo has test rates unless it is told otherwise; any other house has those it names. */
export const rateSourcesOf = (
  { RATES_SOURCES: named }: Set,
  demo: boolean,
): readonly RateSourceName[] => [...new Set(named ?? (demo ? ['sandbox' as const] : []))]

/** What is wrong with settings that are well-formed each by itself. */
export const rateContradictions = ({ RATES_SOURCES: named }: Set, demo: boolean): string[] =>
  !demo && named?.includes('sandbox')
    ? ['RATES_SOURCES cannot be sandbox outside of a demo: its rates are made up.']
    : []
