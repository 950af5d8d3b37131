import type { PresenceFrame } from '@fairhouse/contract/topics/rooms'
import { useEffect, useState } from 'react'
import { browserLine } from '../../../line/browser-line.ts'
import { createLine, isTold } from '../../../line/line.ts'

/** How many are in each live room now, by its address, as the house tells while the page is open; empty until it has. */
export function useWatching(): ReadonlyMap<string, number> {
  const [rooms, setRooms] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    const line = createLine({
      ...browserLine,
      topics: () => ['presence'],
      hear(frame) {
        if (isTold<PresenceFrame>(frame, 'presence'))
          setRooms(new Map(frame.data.map(({ room, watching }) => [room, watching])))
      },
    })
    line.start()
    return () => line.stop()
  }, [])
  return rooms
}
