import { limitsOfPapers } from './paper-limits.ts'
import { shrunkTo } from './pieces.ts'

/** Pictures below this are sent as they are. */
const smallBytes = 700_000
const quality = 0.86

/**
 * What is sent of a file that was chosen or photographed: a large picture shrunk and turned upright, everything else as it is.
 * @returns null for what is too large even so.
 */
export async function prepared(file: File): Promise<Uint8Array | null> {
  const isLargePicture = file.type.startsWith('image/') && file.size > smallBytes
  const sent = isLargePicture ? await shrink(file) : file
  if (sent.size > limitsOfPapers.bytes) return null
  return new Uint8Array(await sent.arrayBuffer())
}

/** A picture that this browser cannot read is sent as it is: the house tells what it is. */
async function shrink(file: File): Promise<Blob> {
  const read = await createImageBitmap(file).catch(() => null)
  if (read === null) return file
  const canvas = document.createElement('canvas')
  Object.assign(canvas, shrunkTo(read))
  canvas.getContext('2d')?.drawImage(read, 0, 0, canvas.width, canvas.height)
  read.close()
  return new Promise((resolve) =>
    canvas.toBlob((drawn) => resolve(drawn ?? file), 'image/jpeg', quality),
  )
}
