import type { Clock } from '#platform/clock'
import type { RateSourceName } from '#platform/rate-settings'
import type { AskJson } from '../ask-json.ts'
import type { RateSource } from './source.ts'
import { createCoinbaseSource } from './sources/coinbase.ts'
import { createKrakenSource } from './sources/kraken.ts'
import { createSandboxSource } from './sources/sandbox.ts'

/** The sources that an operator chose. */
export const namedSources = (
  names: readonly RateSourceName[],
  needs: { readonly ask: AskJson; readonly clock: Clock },
): RateSource[] => names.map((name) => sources[name](needs))

const sources: Readonly<
  Record<RateSourceName, (needs: { readonly ask: AskJson; readonly clock: Clock }) => RateSource>
> = {
  sandbox: ({ clock }) => createSandboxSource(clock),
  kraken: (needs) => createKrakenSource(needs),
  coinbase: (needs) => createCoinbaseSource(needs),
}
