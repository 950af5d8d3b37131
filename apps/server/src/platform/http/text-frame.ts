/** What a frame or an answer is made of: text, or the bytes of text. */
export type Piece = string | Buffer

/**
 * A whole text frame as a server sends it (RFC 6455, section 5.2), for one write: the library writes head and payload apart,
 * and a write is the dearest part of an answer.
 * @param pieces what it says, one after the other.
 */
export function textFrame(...pieces: readonly Piece[]): Buffer {
  let length = 0
  for (const piece of pieces) length += lengthOf(piece)
  const start = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(start + length)
  frame[0] = finalText
  if (start === 2) frame[1] = length
  else if (start === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  let end = start
  for (const piece of pieces)
    end += typeof piece === 'string' ? frame.write(piece, end) : piece.copy(frame, end)
  return frame
}

const lengthOf = (piece: Piece): number =>
  typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length

/** The first byte: nothing follows, and it is text. */
const finalText = 0x81
