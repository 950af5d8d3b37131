import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressed } from './compressed.ts'

const long = JSON.stringify({ events: Array.from({ length: 900 }, (_, index) => ({ index })) })

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, GZIP;q=0.5', 'gzip', gunzipSync],
] as const)(
  'a long answer to whoever accepts %s goes out as %s',
  async (accepts, encoding, unpack) => {
    const found = await compressed(long, accepts)
    expect(found?.encoding).toBe(encoding)
    expect(found && unpack(found.bytes).toString()).toBe(long)
  },
)

it.each([undefined, '', 'identity', 'br;q=0', 'gzip;q=0.0'])(
  'a long answer to whoever accepts %j goes out as it is',
  async (accepts) => {
    expect(await compressed(long, accepts)).toBeNull()
  },
)

it('a short answer goes out as it is', async () => {
  expect(await compressed('{"status":1}', 'br')).toBeNull()
})
