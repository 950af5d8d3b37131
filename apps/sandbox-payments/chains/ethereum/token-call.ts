/** First four bytes of a call: the hash of its name and types, as the contracts beside this file were compiled with them. */
const selectors = {
  'mint(address,uint256)': '40c10f19',
  'transfer(address,uint256)': 'a9059cbb',
  'transferTwice(address,uint256,uint256)': 'f5e3eb7f',
  'setBarred(address,bool)': '3eb7ad4d',
} as const

/** A call to one of the test tokens, as a transaction's data. */
export const tokenCall = (
  name: keyof typeof selectors,
  address: string,
  ...numbers: readonly bigint[]
): string => `0x${selectors[name]}${word(BigInt(address))}${numbers.map(word).join('')}`

const word = (value: bigint): string => value.toString(16).padStart(64, '0')
