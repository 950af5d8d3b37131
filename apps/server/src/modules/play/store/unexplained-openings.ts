import type { OpeningLine } from '@fairhouse/contract/signer/seeds'
import type { Queryable } from '#platform/database'
import { smallestUuidV7 } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import { earlyMs, lateMs, type OpeningJudge } from '../opening-judge.ts'

/** Rounds that begin and end within days are found by their ids; for what is left, all of the player's are looked at. */
const roundDays = 7
const dayMs = 86_400_000

/**
 * Openings of seeds that nothing in the database explains: of a player's stream to play without a step of it at that time, or to reveal without it being over; of
 * other owners what their judges do not explain; and by anybody for a check, which the house itself never does. Secrets of meters are left out: they are opened
 * with the first bet on a run, whoever makes it.
 * @param judges of owners that are no streams, by whoever has their rounds.
 */
export async function unexplainedOpenings(
  on: Queryable,
  lines: readonly OpeningLine[],
  judges: readonly OpeningJudge[],
): Promise<OpeningLine[]> {
  const checks = lines.filter(({ purpose }) => purpose === 'audit')
  const judged: OpeningLine[] = []
  for (const judge of judges) {
    const own = lines.filter(({ purpose, owner }) => purpose !== 'audit' && owner.type === judge.of)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (own.length > 0) judged.push(...(await judge.unexplained(on, own)))
  }
  const unrevealed = await without(on, notRevealed, ofStreams(lines, 'reveal'))
  const unplayed = await without(on, notPlayedLately, ofStreams(lines, 'play'))
  const neverPlayed = await without(on, notPlayed, unplayed)
  return [...checks, ...judged, ...unrevealed, ...neverPlayed].toSorted(
    (a, b) => a.number - b.number,
  )
}

const ofStreams = (lines: readonly OpeningLine[], purpose: OpeningLine['purpose']): OpeningLine[] =>
  lines.filter((line) => line.purpose === purpose && line.owner.type === 'stream')

async function without(
  on: Queryable,
  statement: string,
  lines: readonly OpeningLine[],
): Promise<OpeningLine[]> {
  if (lines.length === 0) return []
  const streams = lines.flatMap(({ number, at, owner }) =>
    owner.type === 'stream' ? [{ number, at, owner }] : [],
  )
  const found = await rowsOf<{ number: bigint }>(on, statement, [
    streams.map(({ number }) => number),
    streams.map(({ owner }) => owner.player),
    streams.map(({ owner }) => owner.number),
    streams.map(({ at }) => isoTime(at - earlyMs)),
    streams.map(({ at }) => isoTime(at + lateMs)),
    streams.map(({ at }) => smallestUuidV7(at - roundDays * dayMs)),
    streams.map(({ at }) => smallestUuidV7(at + lateMs)),
  ])
  const numbers = new Set(found.map(({ number }) => Number(number)))
  return lines.filter(({ number }) => numbers.has(number))
}

const asked = `
  SELECT asked.number FROM unnest($1::bigint[], $2::bigint[], $3::int[], $4::timestamptz[], $5::timestamptz[], $6::uuid[], $7::uuid[])
    AS asked (number, player_id, stream, early, late, first, last)`

const notPlayedLately = `${asked}
  WHERE NOT EXISTS (
    SELECT FROM play_step AS step
    WHERE step.player_id = asked.player_id AND step.round_id BETWEEN asked.first AND asked.last
      AND step.stream = asked.stream AND step.at BETWEEN asked.early AND asked.late)`

const notPlayed = `${asked}
  WHERE NOT EXISTS (
    SELECT FROM play_step AS step
    WHERE step.player_id = asked.player_id AND step.stream = asked.stream AND step.at BETWEEN asked.early AND asked.late)`

const notRevealed = `${asked}
  WHERE NOT EXISTS (
    SELECT FROM play_stream AS stream
    WHERE stream.player_id = asked.player_id AND stream.number = asked.stream AND stream.revealed_at IS NOT NULL)`
