import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createCommonStart } from './common-start.ts'

const start = `<!DOCTYPE html>${'<p>Ein Spiel für alle: 日本語 🎰</p>'.repeat(3_000)}`
const ends = ['', 'x', '{"ip":"::1"}', 'é'.repeat(200), 'z'.repeat(65_535)]

describe.each([
  ['br', brotliDecompressSync, createBrotliDecompress],
  ['gzip', gunzipSync, createGunzip],
] as const)('a start pressed as %s', (encoding, unpack, unpacking) => {
  it.each(ends)('is one stream with each end: %#', async (end) => {
    const bytes = await createCommonStart(start).withEnd(end, encoding)
    expect(unpack(bytes).toString() === start + end).toBe(true)
  })

  it('is the same bytes for all, whatever they end with', async () => {
    const common = createCommonStart(start)
    const [one, other] = await Promise.all([
      common.withEnd('one', encoding),
      common.withEnd('another', encoding),
    ])
    const same = one.findIndex((byte, at) => byte !== other[at])
    expect(same).toBeGreaterThan(50)
    expect(one.length - same).toBeLessThan(24)
  })

  it('of nothing is an end alone', async () => {
    expect(unpack(await createCommonStart('').withEnd('end', encoding)).toString()).toBe('end')
  })

  it('is read to its last byte by whoever reads in pieces', async () => {
    const bytes = await createCommonStart(start).withEnd('the end', encoding)
    const reader = unpacking()
    for (let at = 0; at < bytes.length; at += 11) reader.write(bytes.subarray(at, at + 11))
    reader.end()
    const read = Buffer.concat(await reader.toArray())
    expect(read.toString().endsWith('</p>the end')).toBe(true)
  })

  it('takes no end that does not fit into a block', async () => {
    await expect(createCommonStart(start).withEnd('z'.repeat(65_536), encoding)).rejects.toThrow(
      RangeError,
    )
  })
})

it('a start goes out as it is to whoever can unpack nothing', async () => {
  expect(String(await createCommonStart('start ').withEnd('end', null))).toBe('start end')
})
