import { createHash } from 'node:crypto'
import { hashedOfLine, noLineBefore, type OpeningLine } from '@fairhouse/contract/signer/seeds'
import { describe, expect, it } from 'vitest'
import { breaksOf, countsOf } from './openings-log.ts'

/** A chain of openings, one for each player. */
function chainOf(...players: readonly number[]): OpeningLine[] {
  const lines: OpeningLine[] = []
  for (const player of players) {
    const before = lines.at(-1)?.hash ?? noLineBefore
    const owner = { type: 'stream', player, number: 1 } as const
    const number = lines.length + 1
    const line = { number, at: number, by: 'node', owner, purpose: 'play' as const, before }
    const hash = createHash('sha256').update(hashedOfLine(line)).digest('hex')
    lines.push({ ...line, hash })
  }
  return lines
}

describe('the chain of openings', () => {
  it('is whole as it was written, also without its first days', () => {
    expect(breaksOf(chainOf(1, 2, 3))).toEqual([])
    expect(breaksOf(chainOf(1, 2, 3).slice(1))).toEqual([])
  })

  it.each<[string, (lines: OpeningLine[]) => OpeningLine[], string[]]>([
    [
      'a line was taken out',
      (lines) => lines.filter(({ number }) => number !== 2),
      ['line 3 does not follow the one before it'],
    ],
    [
      'a line was changed',
      (lines) => lines.map((line) => (line.number === 2 ? { ...line, by: 'nobody' } : line)),
      ['line 2 was changed'],
    ],
    [
      'a line was changed with its hash',
      (lines) =>
        lines.map((line) =>
          line.number === 2
            ? {
                ...line,
                by: 'nobody',
                hash: createHash('sha256')
                  .update(hashedOfLine({ ...line, by: 'nobody' }))
                  .digest('hex'),
              }
            : line,
        ),
      ['line 3 does not follow the one before it'],
    ],
  ])('is broken when %s', (_, changed, breaks) => {
    expect(breaksOf(changed(chainOf(1, 2, 3)))).toEqual(breaks)
  })

  it('is counted by purpose and owner, the most opened first', () => {
    expect(countsOf(chainOf(5, 6, 5), 1)).toEqual({
      byPurpose: { play: 3, reveal: 0, audit: 0 },
      most: [['player 5', 2]],
      owners: 2,
    })
  })
})
