import type { ToldTransaction } from '../dialect.ts'

/** A movement as the house has it. */
export interface OurTransaction extends ToldTransaction {
  /** It lies in the time that is compared. */
  readonly is_of_time: boolean
  readonly taken_back: boolean
}

type DifferenceKind = 'missingHere' | 'missingThere' | 'amount' | 'takenBack'

/** Something about which a provider and the house differ. Amounts are minor units, `taken/given`; null where there is nothing. */
export interface Difference {
  readonly ref: string
  readonly kind: DifferenceKind
  readonly here: string | null
  readonly there: string | null
}

/**
 * Holds movements against each other by the provider's id.
 * @param told in the time, and around it: what one side had before midnight the other may have had after.
 * @param told.isOfTime whether it lies in the time itself.
 */
export function compare(
  told: readonly (ToldTransaction & { readonly isOfTime: boolean })[],
  ours: readonly OurTransaction[],
): readonly Difference[] {
  const there = new Map(told.map((one) => [one.ref, one]))
  const here = new Map(ours.map((one) => [one.ref, one]))
  const ofThem = told.filter(({ isOfTime }) => isOfTime).map(({ ref }) => ref)
  const ofUs = ours.filter(({ is_of_time }) => is_of_time).map(({ ref }) => ref)
  return [...new Set([...ofThem, ...ofUs])].flatMap((ref) => {
    const kind = kindOf(here.get(ref), there.get(ref))
    return kind === null
      ? []
      : [{ ref, kind, here: wordsOf(here.get(ref)), there: wordsOf(there.get(ref)) }]
  })
}

function kindOf(
  here: OurTransaction | undefined,
  there: ToldTransaction | undefined,
): DifferenceKind | null {
  if (here === undefined) return 'missingHere'
  if (there === undefined) return here.taken_back ? null : 'missingThere'
  if (here.taken_back) return 'takenBack'
  return here.taken === there.taken && here.given === there.given ? null : 'amount'
}

const wordsOf = (one: ToldTransaction | undefined): string | null =>
  one === undefined ? null : `${one.taken}/${one.given}`
