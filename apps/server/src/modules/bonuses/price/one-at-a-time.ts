/**
 * Does long work one after another. Who comes while too many wait hears `tooOften`.
 * @param mostWaiting how many may wait for the one that is done.
 */
export function oneAtATime(mostWaiting: number) {
  let last: Promise<unknown> = Promise.resolve()
  let asked = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result | 'tooOften'> => {
    if (asked > mostWaiting) return 'tooOften'
    asked++
    // Whoever asked for the one before hears of its fault; the next is done all the same.
    const turn = last.then(work, work)
    last = turn
    try {
      return await turn
    } finally {
      asked--
    }
  }
}
