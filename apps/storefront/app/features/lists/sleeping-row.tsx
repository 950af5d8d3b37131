import { GameRow } from '../games/game-row.tsx'
import { Asleep } from '../../shell/waking/asleep.tsx'
import { useUnpacked } from '../../shell/waking/packed.ts'
import type { ListRow } from './list-row.ts'

interface Props {
  readonly row: ListRow
  /** Its pictures are on the first screen. */
  readonly first?: boolean
}

/** The beginning of a list, taken over and its games unpacked when it comes near. */
export const SleepingRow = (props: Props) => (
  <Asleep>
    <Row {...props} />
  </Asleep>
)

function Row({ row, first = false }: Props) {
  return <GameRow {...row} games={useUnpacked(row.games)} first={first} />
}
