import { crc32, deflateRawSync } from 'node:zlib'

const localHeader = 0x04034b50
const centralHeader = 0x02014b50
const endOfDirectory = 0x06054b50
/** Deflate, and names in UTF-8. */
const deflated = 8
const utf8Names = 0x0800
const version = 20
/** 1 January 1980, the first day that the format knows: the same files make the same bytes. */
const firstDay = 0x0021

/**
 * Files in a zip archive (PKWARE's APPNOTE 6.3), without folders of their own. For what the house makes itself: a few files, far below the four gigabytes at which the
 * format needs its larger numbers.
 */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path)
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const facts = factsOf({ name, content, packed })
    const local = Buffer.concat([numbers([localHeader, 4]), facts, name, packed])
    directory.push(
      numbers([centralHeader, 4], [version, 2]),
      facts,
      // No comment; on the first disk; no attributes.
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      name,
    )
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const count = locals.length
  const end = numbers(
    [endOfDirectory, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [central.length, 4],
    [offset, 4],
    [0, 2],
  )
  return Buffer.concat([...locals, central, end])
}

/** What both headers of a file say alike. */
const factsOf = ({
  name,
  content,
  packed,
}: Readonly<Record<'name' | 'content' | 'packed', Buffer>>): Buffer =>
  numbers(
    [version, 2],
    [utf8Names, 2],
    [deflated, 2],
    [0, 2],
    [firstDay, 2],
    [crc32(content), 4],
    [packed.length, 4],
    [content.length, 4],
    [name.length, 2],
    [0, 2],
  )

/** Whole numbers in so many bytes each, the lowest first. */
function numbers(...all: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    all.map(([value, bytes]) => {
      const part = Buffer.alloc(bytes)
      part.writeUIntLE(value, 0, bytes)
      return part
    }),
  )
}
