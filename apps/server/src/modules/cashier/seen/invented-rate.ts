/** The source of a demo's rates, which wander around a table (`payments/rates/sources/sandbox.ts`). */
const invented = 'sandbox'

/**
 * Whether a rate is made up for a demo, which players are told wherever they see it.
 * @param source names of those who told it, joined by `+`; null where there is no rate.
 */
export const isInventedRate = (source: string | null): boolean =>
  source?.split('+').includes(invented) ?? false
