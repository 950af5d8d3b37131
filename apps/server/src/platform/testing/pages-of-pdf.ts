import { inflateSync } from 'node:zlib'

/** What the pages of a document show, as far as it is written in plain letters; each page by itself. */
export const pagesOfPdf = (pdf: Buffer): string[] =>
  streamsOf(pdf).map((packed) =>
    [
      ...inflateSync(packed)
        .toString()
        .matchAll(/\[(?<parts>.*)\] TJ/g),
    ]
      .map(({ groups }) => lettersOf(groups?.['parts'] ?? ''))
      .join('\n'),
  )

/** By the length that each says of itself: packed bytes may end in what looks like the end of a line. */
function streamsOf(pdf: Buffer): Buffer[] {
  const starts = pdf.toString('latin1').matchAll(/\/Length (?<length>\d+)[^>]*>>\r?\nstream\r?\n/g)
  return [...starts].map((start) => {
    const from = start.index + start[0].length
    return pdf.subarray(from, from + Number(start.groups?.['length']))
  })
}

const lettersOf = (parts: string): string =>
  [...parts.matchAll(/<(?<hex>[0-9a-f]+)>/g)]
    .map(({ groups }) => Buffer.from(groups?.['hex'] ?? '', 'hex').toString('latin1'))
    .join('')
