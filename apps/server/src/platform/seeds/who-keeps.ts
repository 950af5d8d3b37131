import type { Config } from '../config.ts'

type Settings = Pick<Config, 'payments' | 'seedKey'>

/** Said at the start, by the health page and in the answer of `/healthz`. */
export const bothKeysHere =
  'Both keys of sealed seeds lie in this server: whoever has it and the database can look ahead. Set up a signer (SIGNER_PLACE).'

/** Where the second key of seeds lies, in words for an operator. */
export function whoKeepsSeeds(settings: Settings): string {
  const { environment, sandbox } = settings.payments
  if (environment['SIGNER_PLACE'] !== undefined) return 'the house and the signer'
  return sandbox?.type === 'child' && mayBeBeside(settings)
    ? 'the house and a signer beside it, on the same machine'
    : 'the house alone'
}

/**
 * Whether a signer that a demo starts beside itself may have the second key: it lies in `DATA_DIR`, so only where the first lies there, too. Who sets `SEED_KEY`
 * has several nodes, or a database that outlives the folder.
 */
export const mayBeBeside = ({ seedKey }: Pick<Config, 'seedKey'>): boolean => seedKey === null

/** Whether there is nobody else who keeps the second key. */
export const keepsBothKeys = (settings: Settings): boolean =>
  whoKeepsSeeds(settings) === 'the house alone'
