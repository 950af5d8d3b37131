import type { Paytable } from './paytable.ts'
import type { PlayRules } from './play-rules.ts'

/** The paytable without what the rules of a player's place forbid: nobody is to be told of what he may not do. */
export const permittedPaytable = <Told extends Pick<Paytable, 'features' | 'modes'>>(
  paytable: Told,
  { gamble, buy }: Pick<PlayRules, 'gamble' | 'buy'>,
): Told => ({
  ...paytable,
  features: paytable.features.filter(({ type }) => type !== 'gamble' || gamble),
  modes: paytable.modes.filter(({ kind }) => kind !== 'buy' || buy),
})
