import type { JackpotsFrame } from '@fairhouse/contract/topics/jackpots'
import { useEffect, useState } from 'react'
import { browserLine } from '../../../line/browser-line.ts'
import { createLine, isTold } from '../../../line/line.ts'
import { heardOf, type ShownMeter } from './shown-jackpots.ts'

/** Meters as the house tells of them while the page is open. @param first as the page was written. */
export function useMeters(first: readonly ShownMeter[]): readonly ShownMeter[] {
  const [meters, setMeters] = useState(first)
  useEffect(() => {
    const line = createLine({
      ...browserLine,
      topics: () => ['jackpots'],
      hear(frame) {
        if (isTold<JackpotsFrame>(frame, 'jackpots'))
          setMeters((shown) => heardOf(shown, frame.data))
      },
    })
    line.start()
    return () => line.stop()
  }, [])
  return meters
}
