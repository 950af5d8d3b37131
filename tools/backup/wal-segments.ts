import { readdir } from 'node:fs/promises'
import { walFolder } from '../../apps/server/src/platform/embedded-postgres/wal-archive.ts'

/** As initdb makes them. */
export const segmentBytes = 16 * 1024 * 1024
const segmentsInALog = 2 ** 32 / segmentBytes

const segmentName = /^[0-9A-F]{24}$/

/** Place of a segment in the whole WAL, whatever its timeline. */
const segmentNumber = (name: string): number =>
  Number.parseInt(name.slice(8, 16), 16) * segmentsInALog + Number.parseInt(name.slice(16), 16)

const timelineOf = (name: string): number => Number.parseInt(name.slice(0, 8), 16)

/** Names of the whole segments in the archive, in order. */
export async function archivedSegments(folder: string): Promise<string[]> {
  return (await readdir(walFolder(folder)))
    .filter((name) => name.endsWith('.gz'))
    .map((name) => name.slice(0, -'.gz'.length))
    .filter((name) => segmentName.test(name))
    .toSorted((left, right) => segmentNumber(left) - segmentNumber(right))
}

/**
 * Numbers of the segments that are missing between `start` and the newest; those of any later timeline count, for a restored
 * database goes on with a timeline of its own.
 */
export function missingSegments(start: string, archived: readonly string[]): number[] {
  const first = segmentNumber(start)
  const there = new Set(
    archived.filter((name) => timelineOf(name) >= timelineOf(start)).map(segmentNumber),
  )
  const newest = Math.max(first, ...there)
  return Array.from({ length: newest - first + 1 }, (_, place) => first + place).filter(
    (number) => !there.has(number),
  )
}

/**
 * The number of the last segment that a recovery along the newest timeline must reach; null when that timeline has no segment yet.
 * @param files names in the archive.
 */
export function lastToReach(files: readonly string[]): number | null {
  const names = files.filter((name) => name.endsWith('.gz')).map((name) => name.slice(0, -3))
  const timelines = names
    .filter((name) => segmentName.test(name) || /^[0-9A-F]{8}[.]history$/.test(name))
    .map(timelineOf)
  const newest = Math.max(0, ...timelines)
  const numbers = names
    .filter((name) => segmentName.test(name) && timelineOf(name) === newest)
    .map(segmentNumber)
  return numbers.length === 0 ? null : Math.max(...numbers)
}

/** What no kept backup needs any more: segments, and notes of older backups, before the oldest one's start. */
export const isBefore = (file: string, start: string): boolean => {
  const name = /^([0-9A-F]{24})([.][0-9A-F]{8}[.]backup)?[.]gz$/.exec(file)?.[1]
  return name !== undefined && segmentNumber(name) < segmentNumber(start)
}

/** How a segment of the first timeline is called, for a sentence. */
export const nameOfNumber = (number: number): string =>
  `${hex8(Math.floor(number / segmentsInALog))}${hex8(number % segmentsInALog)}`

const hex8 = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0')
