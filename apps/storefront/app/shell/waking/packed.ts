import { useMemo } from 'react'

/**
 * A part of a page's data as one text. React Router takes what a page is handed apart value by value before the page can wake, every
 * field of every game; a text is one value, and is read by the browser's own reader when its part of the page is drawn.
 */
export interface Packed<Value> {
  readonly json: string
  /** For the type alone: never there. */
  readonly holds?: Value
}

/** @param value must outlive JSON: no dates, maps or missing numbers. */
export const pack = <Value>(value: Value): Packed<Value> => ({ json: JSON.stringify(value) })

export const unpack = <Value>({ json }: Packed<Value>): Value => JSON.parse(json)

/** What was packed: the same value as long as the pack is the same. */
export const useUnpacked = <Value>(packed: Packed<Value>): Value =>
  useMemo(() => unpack(packed), [packed])
