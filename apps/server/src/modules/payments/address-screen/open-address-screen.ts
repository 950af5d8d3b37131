import type { AddressScreen } from '#modules/cashier'
import type { AddressScreenSettings } from '#platform/address-screen-settings'
import type { Log } from '#platform/log'
import { createAskJson } from '../ask-json.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { createAddressScreen, type ListServer } from './ask-list-server.ts'

/** A withdrawal is looked at every few seconds: whoever takes longer than this is asked again. */
const timeMs = 5_000

/** Whom the operator named, else the sandbox of a demo; null where there is neither. */
export function openAddressScreen(needs: {
  readonly settings: AddressScreenSettings
  readonly sandbox: Pick<Sandbox, 'reach' | 'key'> | null
  readonly log: Log
}): AddressScreen | null {
  const { settings, sandbox, log } = needs
  const reach: ListServer | null = settings
    ? async () => settings
    : sandbox && (() => atSandbox(sandbox))
  return reach && createAddressScreen(reach, createAskJson({ log, timeMs }))
}

async function atSandbox({ reach, key }: Pick<Sandbox, 'reach' | 'key'>) {
  const url = await reach()
  return url === null ? null : { url: `${url}/address-lists`, key }
}
