import { limitsOfPapers } from './paper-limits.ts'

/** A file as the wire takes it: pieces of base64url without `=`, all but the last of the same length. */
export function piecesOf(bytes: Uint8Array): readonly string[] {
  const { pieceBytes } = limitsOfPapers
  return Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, piece) =>
    base64url(bytes.subarray(piece * pieceBytes, (piece + 1) * pieceBytes)),
  )
}

/** More letters than a call takes as arguments. */
const atOnce = 8_192

function base64url(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += atOnce)
    letters += String.fromCharCode(...bytes.subarray(at, at + atOnce))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Enough to read the smallest print of a passport. */
const longestSide = 2400

/** The size to which a picture is shrunk; one that is small enough stays as it is. */
export function shrunkTo({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
