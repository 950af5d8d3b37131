import type { JackpotsFrame, MeterAmount } from '@fairhouse/contract/topics/jackpots'
import { useSyncExternalStore } from 'react'
import { browserLine } from '../../../line/browser-line.ts'
import { createLine, isTold } from '../../../line/line.ts'

/** What meters show, by `keyOf`. */
export type LiveAmounts = ReadonlyMap<string, MeterAmount>

export const keyOf = ({ meter, currency }: Pick<MeterAmount, 'meter' | 'currency'>): string =>
  `${meter}.${currency}`

const nothing: LiveAmounts = new Map()
let amounts = nothing
const watching = new Set<() => void>()

/** One line for all that shows meters on a page, open as long as something does. */
const line = createLine({
  ...browserLine,
  topics: () => ['jackpots'],
  hear(frame) {
    if (!isTold<JackpotsFrame>(frame, 'jackpots')) return
    amounts = new Map([...amounts, ...frame.data.map((one) => [keyOf(one), one] as const)])
    for (const tell of watching) tell()
  },
})

function watch(tell: () => void): () => void {
  if (watching.size === 0) line.start()
  watching.add(tell)
  return () => {
    watching.delete(tell)
    if (watching.size > 0) return
    line.stop()
    // What is not followed gets old: a page that comes later has newer amounts of its own.
    amounts = nothing
  }
}

/** What meters show now, as the house tells about every two seconds; empty until it has. */
export const useLiveAmounts = (): LiveAmounts =>
  useSyncExternalStore(
    watch,
    () => amounts,
    () => nothing,
  )
