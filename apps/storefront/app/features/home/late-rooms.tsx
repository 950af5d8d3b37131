import type { Game } from '@fairhouse/contract/entities/game'
import { Suspense } from 'react'
import type { Texts } from '../../shell/texts/texts.ts'
import { later } from '../../shell/waking/later.ts'
import type { Packed } from '../../shell/waking/packed.ts'
// With the page, not with the script: what the server has written is in its place from the beginning.
import './live-rooms.css'

const LiveRooms = later(async () => (await import('./live-rooms.tsx')).LiveRooms)

interface Props {
  readonly texts: Texts['home']
  readonly rooms: Packed<readonly Game[]>
}

/** Live rooms, whose script is fetched once somebody comes near. */
export function LateRooms(props: Props) {
  return (
    <Suspense fallback={null}>
      <LiveRooms {...props} />
    </Suspense>
  )
}
