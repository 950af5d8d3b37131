/** A round that everybody may know: its server seed is the 32 bytes 0, 1, 2 … 31. For pictures. */
export const example = {
  /** SHA-256 of the seed. */
  hash: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  clientSeed: 'quiet owls',
  nonce: 17,
  /** The first words of its stream, in hexadecimal digits. */
  words: [
    '9921f2c8',
    'e2518b4a',
    '08a1b951',
    'db7ad1c9',
    'a4d04990',
    'da82e4ce',
    '1996230b',
    'dabb0cae',
    'a6aa20b1',
    'c35d62e9',
    '196dd3e4',
    '9ad7f49a',
  ],
} as const
