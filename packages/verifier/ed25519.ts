import { ed25519 } from '@noble/curves/ed25519.js'

/** An Ed25519 signature (RFC 8032) and what it is said to be of. */
export interface Signed {
  /** 32 bytes. */
  readonly publicKey: Uint8Array
  /** 64 bytes. */
  readonly signature: Uint8Array
  readonly message: Uint8Array
}

/**
 * Whether a signature is right: by the platform where it can (`crypto.subtle` needs a page by HTTPS or from a file, and learned Ed25519 in
 * 2025), else by arithmetic. A key or signature of another form is wrong.
 */
export async function isSigned(signed: Signed): Promise<boolean> {
  return (await byPlatform(signed)) ?? byArithmetic(signed)
}

/** Null where the platform cannot say. */
export async function byPlatform({
  publicKey,
  signature,
  message,
}: Signed): Promise<boolean | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (subtle === undefined) return null
  try {
    const key = await subtle.importKey('raw', own(publicKey), 'Ed25519', false, ['verify'])
    return await subtle.verify('Ed25519', key, own(signature), own(message))
  } catch {
    // It knows no Ed25519, or not such a key: the arithmetic decides.
    return null
  }
}

export function byArithmetic({ publicKey, signature, message }: Signed): boolean {
  try {
    // By the letter of RFC 8032, as the platforms do.
    return ed25519.verify(signature, message, publicKey, { zip215: false })
  } catch {
    // Not of the length or no point of the curve.
    return false
  }
}

const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes)
