/**
 * The curve of a crash round: the multiple of the stake, in hundredths, so many milliseconds after take-off. It begins at 1.00 and doubles every
 * `doublesInMs`; a hundredth counts when it is reached, never before. The same lines decide on the server and draw in the browser.
 */
export function multipleAt(elapsedMs: number, doublesInMs: number): number {
  if (elapsedMs <= 0) return 100
  return Math.floor(100 * 2 ** (elapsedMs / doublesInMs))
}

/** The first whole millisecond at which the curve has reached so many hundredths. */
export function reachedAt(hundredths: number, doublesInMs: number): number {
  let at = Math.max(0, Math.round(doublesInMs * Math.log2(hundredths / 100)))
  while (at > 0 && multipleAt(at - 1, doublesInMs) >= hundredths) at--
  while (multipleAt(at, doublesInMs) < hundredths) at++
  return at
}

/** A round that bursts at `bust` shows it as long as that hundredth lasts: whoever stops in that time is paid. Milliseconds after take-off. */
export const burstsAt = (bust: number, doublesInMs: number): number =>
  reachedAt(bust + 1, doublesInMs)

/** Nobody stops below this multiple, hundredths: at 1.00 there would be nothing at stake. */
export const leastMultiple = 101
