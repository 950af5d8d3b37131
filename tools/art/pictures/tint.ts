import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** The two colours that stand in for a picture until it is there: the mean of its upper and of its lower half. */
export async function tintOf(picture: Buffer): Promise<[string, string]> {
  const { data } = await sharp(picture)
    .flatten({ background: '#0b1110' })
    .resize(1, 2, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hex = (start: number): string =>
    `#${[...data.subarray(start, start + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return [hex(0), hex(3)]
}

/** Changes with any of the pictures. */
export function stampOf(pictures: readonly Buffer[]): string {
  const hash = createHash('sha256')
  for (const picture of pictures) hash.update(picture)
  return hash.digest('base64url').slice(0, 10)
}
