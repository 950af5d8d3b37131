import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openReadFrom, tooDeep } from './read-from.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-read-from-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the lowest block that the house asked for is where it reads from, also after a new start', () => {
  const heard = openReadFrom(join(folder, 'bitcoin'))
  expect(heard.height()).toBeNull()
  const questions = [
    null,
    { method: 'getblockcount', params: [] },
    { method: 'getblockhash', params: [0] },
    { method: 'getblockhash', params: ['much'] },
  ]
  for (const asked of questions) heard.hear(asked)
  expect(heard.height()).toBeNull()
  for (const at of [452, 450, 451]) heard.hear({ id: 1, method: 'getblockhash', params: [at] })
  expect(heard.height()).toBe(450)
  expect(openReadFrom(join(folder, 'bitcoin')).height()).toBe(450)
  const other = openReadFrom(join(folder, 'ethereum'))
  other.hear({ method: 'eth_getBlockByNumber', params: ['0x0', false] })
  other.hear({ method: 'eth_getBlockByNumber', params: ['latest', false] })
  other.hear({ method: 'eth_getBlockByNumber', params: ['0x1f', true] })
  expect(other.height()).toBe(31)
})

it.each([
  [2, { height: 452, readFrom: 450 }, null],
  [3, { height: 452, readFrom: 450 }, /reads this chain since block 450, and the newest is 452/],
  [1, { height: 450, readFrom: 450 }, /no more than|more than the last 0/],
  [20, { height: 450, readFrom: null }, null],
  [20, { height: 19, readFrom: null }, /has 19 blocks/],
])('%i blocks of %o: %s', (depth, chain, words) => {
  const told = tooDeep(depth, chain)
  if (words === null) expect(told).toBeNull()
  else expect(told).toMatch(words)
})
