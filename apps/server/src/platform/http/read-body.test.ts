import { PassThrough } from 'node:stream'
import { afterEach, expect, it, vi } from 'vitest'
import { readBody } from './read-body.ts'

afterEach(() => vi.restoreAllMocks())

const asking = (headers: Record<string, string> = {}) =>
  Object.assign(new PassThrough(), { headers })

it('reads a body byte by byte as it was sent, and joins the bytes once', async () => {
  const joined = vi.spyOn(Buffer, 'concat')
  const request = asking()
  const read = readBody(request, 100)
  for (const byte of Buffer.from('stake=1ü𝄞')) request.write(Buffer.of(byte))
  request.end()
  expect(await read).toEqual({ text: 'stake=1ü𝄞' })
  expect(joined).toHaveBeenCalledTimes(1)
})

it('reads an empty body', async () => {
  const request = asking()
  const read = readBody(request, 100)
  request.end()
  expect(await read).toEqual({ text: '' })
})

it('takes as many bytes as are allowed and not one more, and listens no longer then', async () => {
  const [fits, large] = [asking(), asking()]
  const reads = [readBody(fits, 4), readBody(large, 4)]
  fits.end('1234')
  large.write('123')
  large.write('45')
  expect(await Promise.all(reads)).toEqual([{ text: '1234' }, 'tooLarge'])
  expect(large.listenerCount('data')).toBe(0)
})

it('does not begin to read what says that it is too large', async () => {
  const request = asking({ 'content-length': '5' })
  expect(await readBody(request, 4)).toBe('tooLarge')
  expect(request.listenerCount('data')).toBe(0)
})

it('tells of somebody who is gone before the end', async () => {
  const request = asking()
  const read = readBody(request, 4)
  request.write('12')
  request.destroy()
  expect(await read).toBe('gone')
})
