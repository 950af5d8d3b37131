import type { PaymentSettings } from '../payment-settings.ts'

/** Said at the start, by the health page and in the answer of `/healthz`. */
export const bothKeysHere =
  'Both keys of sealed seeds lie in this server: whoever has it and the database can look ahead. Set up a signer (SIGNER_PLACE).'

/** Where the second key of seeds lies, in words for an operator. */
export function whoKeepsSeeds({ environment, sandbox }: PaymentSettings): string {
  if (environment['SIGNER_PLACE'] !== undefined) return 'the house and the signer'
  return sandbox?.type === 'child'
    ? 'the house and a signer beside it, on the same machine'
    : 'the house alone'
}

/** Whether there is nobody else who keeps the second key. */
export const keepsBothKeys = (settings: PaymentSettings): boolean =>
  whoKeepsSeeds(settings) === 'the house alone'
