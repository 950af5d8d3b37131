import { ladderFault } from '../../ladder-fault.ts'

/** @throws RangeError with a sentence that says what to change in a definition. */
export function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(`instant game: ${sentence}`)
}

/** @throws RangeError when stakes and pays do not go together. */
export function demandLadder(ladder: Parameters<typeof ladderFault>[0]): void {
  const fault = ladderFault(ladder)
  demand(fault === null, `${fault}`)
}

export const isWholeFrom = (least: number, value: number): boolean =>
  Number.isSafeInteger(value) && value >= least

/** A return is one of a house: more than half comes back, and not all. */
export const isReturn = (perMille: number): boolean => isWholeFrom(500, perMille) && perMille < 1000
