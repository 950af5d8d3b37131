/** Letters and digits that nobody takes for another: 32, so that five bits of chance name one. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789'
/** A hundred bits. */
const length = 20

/** A seed of the player's own: drawn here, and known to nobody else before it is sent. */
export function drawSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => signs[byte % signs.length]).join('')
}

/** What the house takes for a seed (`clientSeed` of the contract, which refuses numbers of cards besides). */
export const isSeed = (written: string): boolean => /^[A-Za-z0-9 _.-]{1,64}$/.test(written)
