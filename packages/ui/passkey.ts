import type { CreationOptions, RequestOptions } from '@fairhouse/contract/webauthn'

// The library is loaded when somebody uses a passkey: few do so on any one page.
const library = () => import('@simplewebauthn/browser')

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Whether this browser offers passkeys where a login is typed. */
export async function offersPasskeys(): Promise<boolean> {
  return (
    knowsPasskeys() &&
    'isConditionalMediationAvailable' in PublicKeyCredential &&
    (await PublicKeyCredential.isConditionalMediationAvailable())
  )
}

/** Has the device make a key. @returns what it says, as JSON; null when it or its user stopped, or when it has one already. */
export const makePasskey = ({
  options,
}: {
  readonly options: CreationOptions
}): Promise<string | null> =>
  written(async () => (await library()).startRegistration({ optionsJSON: options }))

/**
 * Has a device sign. @returns what it says, as JSON; null when it or its user stopped.
 * @param quietly only where a login is typed, and for as long as the page stays.
 */
export const signWithPasskey = (
  { options }: { readonly options: RequestOptions },
  quietly = false,
): Promise<string | null> =>
  written(async () =>
    (await library()).startAuthentication({ optionsJSON: options, useBrowserAutofill: quietly }),
  )

/** Ends a quiet offer: there is one at a time in a browser. */
export async function stopOffering(): Promise<void> {
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}

async function written(ceremony: () => Promise<object>): Promise<string | null> {
  try {
    return JSON.stringify(await ceremony())
  } catch (fault) {
    // What a browser throws here says on purpose hardly more than "no".
    if (fault instanceof Error) return null
    throw fault
  }
}
