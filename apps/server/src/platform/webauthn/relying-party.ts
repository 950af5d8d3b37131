/** Who asks for a passkey, as browsers see it (WebAuthn, "relying party"). */
export interface RelyingParty {
  /** The host: a key made for it signs for no other. */
  readonly id: string
  /** Where the page may be that asks. */
  readonly origins: readonly string[]
}

/**
 * @param publicOrigin what the operator set; null: our origin is whatever host was asked, which has been compared with the page's by
 * the time anything is answered. A browser lets a page use only keys of the page's own host, whatever we are told here.
 * @param host with its port.
 */
export function relyingParty(publicOrigin: string | null, host: string): RelyingParty {
  if (publicOrigin !== null) return { id: new URL(publicOrigin).hostname, origins: [publicOrigin] }
  const address = `https://${host}`
  const id = URL.canParse(address) ? new URL(address).hostname : ''
  return {
    id,
    origins: [`https://${host}`, `http://${host}`].filter((origin) => isSafe(origin, id)),
  }
}

/** The only host whose keys are any use here; null where the operator set none, and each host that is asked has keys of its own. */
export const onlyHost = (publicOrigin: string | null): string | null =>
  publicOrigin === null ? null : new URL(publicOrigin).hostname

/** Browsers give passkeys to pages that nobody on the way can change. */
const isSafe = (origin: string, id: string): boolean =>
  origin.startsWith('https:') || id === 'localhost' || id.endsWith('.localhost')
