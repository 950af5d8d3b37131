import type { TournamentPlace, TournamentsFrame } from '@fairhouse/contract/topics/tournaments'
import { useEffect, useState } from 'react'
import { browserLine } from '../../../line/browser-line.ts'
import { createLine, isTold } from '../../../line/line.ts'

/** The tournaments that are on with the player's places, as the house tells of them while the page is open; null until it has. */
export function usePlaces(): readonly TournamentPlace[] | null {
  const [places, setPlaces] = useState<readonly TournamentPlace[] | null>(null)
  useEffect(() => {
    const line = createLine({
      ...browserLine,
      topics: () => ['tournaments'],
      hear(frame) {
        if (isTold<TournamentsFrame>(frame, 'tournamentPlaces')) setPlaces(frame.data)
      },
    })
    line.start()
    return () => line.stop()
  }, [])
  return places
}
