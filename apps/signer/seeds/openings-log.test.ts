import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openOpeningsLog } from './openings-log.ts'

const scratch = mkdtempSync(join(tmpdir(), 'openings-'))
afterAll(() => rmSync(scratch, { recursive: true }))

let folders = 0
let folder = ''
beforeEach(() => {
  folder = join(scratch, String((folders += 1)))
})

const noon = Date.UTC(2026, 10, 26, 12)
const dayMs = 86_400_000
const opening = (player: number, at = noon) => ({
  at,
  by: 'node',
  owner: { type: 'stream', player, number: 1 } as const,
  purpose: 'play' as const,
})
const fileOf = (name = '2026-11-26') => join(folder, `${name}.jsonl`)

describe('the log of openings', () => {
  it('goes on where it was, over days and restarts', () => {
    openOpeningsLog(folder).append([opening(1), opening(2)])
    const log = openOpeningsLog(folder)
    log.append([opening(3, noon + dayMs)])
    expect(readdirSync(folder)).toEqual(['2026-11-26.jsonl', '2026-11-27.jsonl'])
    const again = openOpeningsLog(folder)
    expect(again.count()).toBe(3)
    expect(again.after(0, 10).map(({ number }) => number)).toEqual([1, 2, 3])
    expect(again.after(1, 1).map(({ owner }) => owner)).toEqual([opening(2).owner])
    const [, second, third] = again.after(0, 10)
    expect(third?.before).toBe(second?.hash)
  })

  it('never goes back to an earlier day, though the clock does', () => {
    const log = openOpeningsLog(folder)
    log.append([opening(1)])
    log.append([opening(2, noon - dayMs)])
    openOpeningsLog(folder).append([opening(3, noon - dayMs)])
    expect(readdirSync(folder)).toEqual(['2026-11-26.jsonl'])
    expect(openOpeningsLog(folder).count()).toBe(3)
  })

  it('cuts away a last line that was not written whole', () => {
    openOpeningsLog(folder).append([opening(1)])
    appendFileSync(fileOf(), '{"number":2,"at"')
    openOpeningsLog(folder).append([opening(2)])
    expect(openOpeningsLog(folder).count()).toBe(2)
  })

  it.each<[string, (lines: string[]) => string[]]>([
    [
      'a line was changed',
      ([first = '', ...rest]) => [first.replace('"player":1', '"player":9'), ...rest],
    ],
    ['a line is missing', ([first = '', _second, third = '']) => [first, third]],
    ['the first line is missing', ([_first, ...rest]) => rest],
    ['two lines were swapped', ([first = '', second = '', third = '']) => [first, third, second]],
  ])('does not open when %s', (_, changed) => {
    openOpeningsLog(folder).append([opening(1), opening(2), opening(3)])
    const lines = readFileSync(fileOf(), 'utf8').trimEnd().split('\n')
    writeFileSync(
      fileOf(),
      changed(lines)
        .map((line) => `${line}\n`)
        .join(''),
    )
    expect(() => openOpeningsLog(folder)).toThrow('was changed')
  })
})
