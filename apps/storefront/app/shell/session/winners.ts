import type { Winner } from '@fairhouse/contract/calls/winners'

/** More than the strip shows: a tile tells the newest of its own game. */
const keptWinners = 50

const isSame = (left: Winner, right: Winner): boolean =>
  left.at === right.at && left.login === right.login && left.amount === right.amount

/** The list after `heard` came in, newest first, none twice. A snapshot stands for itself. */
export function newestFirst(
  shown: readonly Winner[],
  heard: readonly Winner[],
  isSnapshot: boolean,
): readonly Winner[] {
  const known = isSnapshot ? [] : shown
  const fresh = heard.filter((winner) => !known.some((other) => isSame(winner, other)))
  return [...fresh, ...known]
    .toSorted((left, right) => right.at.localeCompare(left.at))
    .slice(0, keptWinners)
}
