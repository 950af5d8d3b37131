import { existsSync, readFileSync, renameSync } from 'node:fs'
import { hearPlaces } from '../../platform/passed-places.ts'

const pauseMs = 5

/** Where a halted process says that it is there; it goes on once the file is gone. */
export const reachedFile = (orderFile: string): string => `${orderFile}.reached`

/**
 * From now on this process stands still, with all that it holds open, as soon as it passes the place that a file names, until it is let go: whoever
 * wrote the order may kill what he likes in the meantime.
 */
export function haltAsOrdered(orderFile: string): void {
  const cell = new Int32Array(new SharedArrayBuffer(4))
  hearPlaces((place) => {
    if (!existsSync(orderFile) || readFileSync(orderFile, 'utf8') !== place) return
    renameSync(orderFile, reachedFile(orderFile))
    while (existsSync(reachedFile(orderFile))) Atomics.wait(cell, 0, 0, pauseMs)
  })
}
