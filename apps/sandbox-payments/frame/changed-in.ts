/** A time in epoch milliseconds, as a query has it: the end is not included. */
interface AskedTime {
  readonly from?: string
  readonly to?: string
}

/** Those that changed in a time, oldest first. */
export const changedIn = <One extends { readonly changedAt: number }>(
  all: readonly One[],
  { from, to }: AskedTime,
): One[] =>
  all
    .filter(({ changedAt }) => changedAt >= Number(from) && changedAt < Number(to))
    .toSorted((one, other) => one.changedAt - other.changedAt)
