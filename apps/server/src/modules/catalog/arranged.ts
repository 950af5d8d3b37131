import type { ArrangementBody } from '@fairhouse/contract/backoffice/arrangements'

/** How staff arranged lists, as of one day. */
export interface Arranged {
  /** The games with which a list begins, in their order; by list. */
  readonly front: (list: number) => readonly number[]
  /** Games that nobody is picked or suggested. */
  readonly hidden: ReadonlySet<number>
}

/**
 * What is live, on a day. Pure.
 * @param today `2026-11-27`, of UTC.
 */
export function arrangedOn(live: readonly ArrangementBody[], today: string): Arranged {
  const fronts = new Map<number, readonly number[]>()
  const hidden = new Set<number>()
  for (const body of live) {
    if (body.kind === 'list') fronts.set(body.list, frontOf(body, today))
    else for (const game of body.hidden) hidden.add(game)
  }
  return { front: (list) => fronts.get(list) ?? [], hidden }
}

type ListBody = Extract<ArrangementBody, { kind: 'list' }>

/** A game that is pinned stands where it is pinned, also when it is in the order. */
const frontOf = (body: ListBody, today: string): readonly number[] => [
  ...new Set([...pinnedOn(body, today), ...body.order]),
]

/** The games that are pinned on a day, in their order. Pure. */
export const pinnedOn = ({ pins }: ListBody, today: string): number[] =>
  pins
    .filter(
      ({ from, until }) => (from === null || from <= today) && (until === null || today <= until),
    )
    .map(({ gameId }) => gameId)
