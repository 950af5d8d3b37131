import { expect, it } from 'vitest'
import { wholePage } from './page-line.ts'

const answer = (head: string, body: string) =>
  Buffer.from(`HTTP/1.1 200 OK\r\nSet-Cookie: a=1; Path=/\r\n${head}\r\n\r\n${body}`)

it.each([
  ['its length', answer('Content-Length: 5', 'hello'), 5],
  ['its chunks', answer('Transfer-Encoding: chunked', '5\r\nhello\r\n0\r\n\r\n'), 15],
])('a page has arrived when %s has, and not one byte before', (_, bytes, length) => {
  expect(wholePage(bytes)).toEqual({ status: 200, bytes: length, cookies: ['a=1'] })
  for (let end = 0; end < bytes.length; end++)
    expect(wholePage(bytes.subarray(0, end)), `${end} bytes`).toBeNull()
})
