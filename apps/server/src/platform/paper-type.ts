import type { PaperType } from '@fairhouse/contract/entities/identity-check'

/** What files begin with: ISO/IEC 10918-1, ISO/IEC 15948, ISO 32000-1. */
const beginnings: readonly (readonly [PaperType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

/** What a file is by what it begins with; null for what is not taken. Its name and what a browser calls it count for nothing. */
export const paperTypeOf = (first: Uint8Array): PaperType | null =>
  beginnings.find(([, bytes]) => bytes.every((byte, place) => first[place] === byte))?.[0] ?? null
