/** @throws RangeError with the sentence unless it holds. */
export function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(`slot definition: ${sentence}`)
}

/** Whether it is a whole number from 0 to the most. */
export function isWhole(value: number, most: number = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= most
}
