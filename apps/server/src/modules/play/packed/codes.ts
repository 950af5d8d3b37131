/**
 * First bytes of packed values. Numbers follow as varints: seven bits a byte, the lowest first, the top bit set while more
 * come (as in Protocol Buffers).
 */
export const codes = {
  null: 0x00,
  true: 0x01,
  false: 0x02,
  /** Eight bytes, IEEE 754, for what is no whole number. */
  float: 0x03,
  /** Length in bytes, then UTF-8. */
  text: 0x04,
  /** Number of keys, then each key as a text's length and bytes, and its value. */
  object: 0x05,
  /** Length, then the elements. */
  array: 0x06,
  /** The number without its sign. */
  negative: 0x07,
  whole: 0x08,
  /** Number in the vocabulary. */
  knownText: 0x09,
  /** Number in the vocabulary, then the values in the order of its keys. */
  knownShape: 0x0a,
  /** From here on the number is in the byte itself. */
  lowText: 0x10,
  lowShape: 0x40,
  shortArray: 0x60,
  low: 0x80,
} as const

/** How many numbers fit into the first byte. */
export const room = {
  lowText: codes.lowShape - codes.lowText,
  lowShape: codes.shortArray - codes.lowShape,
  shortArray: codes.low - codes.shortArray,
  low: 0x100 - codes.low,
} as const
