import { createHash, createVerify, type KeyObject } from 'node:crypto'

/** What a DKIM signature says, and whether it holds. */
export interface DkimVerdict {
  readonly holds: boolean
  /** Names of the headers that it covers, in lower case. */
  readonly covers: readonly string[]
  readonly domain: string
  readonly selector: string
}

/** Checks the first DKIM-Signature of a message (RFC 6376, relaxed/relaxed, rsa-sha256) as a receiving server does. */
export function verifyDkim(source: string, publicKey: KeyObject): DkimVerdict {
  const end = source.indexOf('\r\n\r\n')
  const headers = source.slice(0, end).split(/\r\n(?![ \t])/)
  const signature = headers.find((header) => /^dkim-signature:/i.test(header)) ?? ''
  const tags = new Map(
    signature
      .replace(/^[^:]*:/, '')
      .split(';')
      .map((tag) => tag.replaceAll(/\s+/g, '').split(/=(.*)/s))
      .map(([name = '', value = '']) => [name, value]),
  )
  const covers = (tags.get('h') ?? '').toLowerCase().split(':')
  const body = relaxedBody(source.slice(end + 4))
  const bodyHolds = createHash('sha256').update(body, 'latin1').digest('base64') === tags.get('bh')
  const signed = [
    ...covers.flatMap((name) => headers.filter((header) => nameOf(header) === name).slice(-1)),
    signature.replace(/(\bb=)[^;]*$/, '$1'),
  ]
  const holds = createVerify('sha256')
    .update(signed.map(relaxedHeader).join('\r\n'), 'latin1')
    .verify(publicKey, tags.get('b') ?? '', 'base64')
  return {
    holds: bodyHolds && holds,
    covers,
    domain: tags.get('d') ?? '',
    selector: tags.get('s') ?? '',
  }
}

const nameOf = (header: string): string => header.slice(0, header.indexOf(':')).trim().toLowerCase()

const relaxedHeader = (header: string): string =>
  `${nameOf(header)}:${header
    .slice(header.indexOf(':') + 1)
    .replaceAll(/\r\n/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()}`

const relaxedBody = (body: string): string => {
  const lines = body.replaceAll(/[ \t]+/g, ' ').replaceAll(/ (?=\r\n)/g, '')
  return `${lines.replace(/(\r\n)*$/, '')}\r\n`
}
