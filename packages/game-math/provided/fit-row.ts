import { fitPays } from './fit-pays.ts'

/**
 * Whole pays of one row, rising to its last, that return what is wished. Where the last would pay more than the most, it pays the most, and those
 * below it carry the rest.
 * @param shape pays in any unit; 0 pays nothing.
 * @param worth what a unit of each pay returns, as part of a stake.
 * @param wish.rtp ratio.
 * @param wish.most pay units.
 */
export function fitRow(
  shape: readonly number[],
  worth: readonly number[],
  { rtp, most }: { readonly rtp: number; readonly most: number },
): readonly number[] {
  const fitted = fitPays({ row: shape }, { row: worth }, rtp)['row'] ?? []
  if (Math.max(...fitted) <= most) return fitted
  const capped = fitted.map((pay) => Math.min(pay, most))
  const top = capped.length - 1
  const spent = (capped[top] ?? 0) * (worth[top] ?? 0)
  const below = shape.map((pay, at) => (at === top ? 0 : pay))
  const others = fitPays({ row: below }, { row: worth }, rtp - spent)['row'] ?? []
  return others.map((pay, at) => (at === top ? (capped[top] ?? 0) : Math.min(pay, most)))
}
