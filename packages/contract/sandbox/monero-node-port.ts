/**
 * Where the sandbox's node of Monero listens: the signer asks it by a wire of its own, and nobody tells the signer anything but the house at its start.
 * @param sandboxPort the sandbox's own.
 */
export const moneroNodePort = (sandboxPort: number): number =>
  sandboxPort < farEnough ? sandboxPort + apart : sandboxPort - apart

const farEnough = 32_768
const apart = 15_000
