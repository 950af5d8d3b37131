import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { EventPair } from '../family.ts'

export type Grid = readonly (readonly string[])[]

export interface Spin {
  /** Of its event in the round. */
  readonly place: number
  readonly recounted: Grid | null
  readonly said: Grid | null
  readonly agrees: boolean | null
}

const gridOf = (event: RoundEvent | null): Grid | null =>
  event?.type === 'reelsStopped' ? event.grid : null

/** The spins among a round's events. */
export const spinsOf = (events: readonly EventPair[]): readonly Spin[] =>
  events.flatMap(({ recounted, said, agrees }, place) => {
    const grids = { recounted: gridOf(recounted), said: gridOf(said) }
    return grids.recounted || grids.said ? [{ place, ...grids, agrees }] : []
  })

interface Props {
  readonly grid: Grid
  /** The other side's grid: cells that are not as there are marked. */
  readonly other: Grid | null
  readonly label: string
}

/** What the reels showed, by the names of the symbols. */
export function Reels({ grid, other, label }: Props) {
  const rows = grid[0]?.length ?? 0
  return (
    <table className="reels">
      <caption>{label}</caption>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          // A row of the reels is its place and nothing else.
          <tr key={`row ${row}`}>
            {grid.map((reel, column) => (
              <td
                key={`reel ${column}`}
                className={other && other[column]?.[row] !== reel[row] ? 'cell-differs' : ''}
              >
                {reel[row]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
