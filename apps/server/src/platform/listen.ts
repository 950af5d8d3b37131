import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { faultCode, StartFault } from './start-fault.ts'

/** A port to listen on, and the setting that names it. */
export interface Place {
  readonly port: number
  readonly host: string
  readonly setting: 'PORT' | 'OPERATOR_PORT'
}

/** Every address of the machine, of both families where it has both. */
export function everyAddress(): string {
  const addresses = Object.values(networkInterfaces()).flat()
  return addresses.some((address) => address?.family === 'IPv6') ? '::' : '0.0.0.0'
}

/**
 * Makes sure that a port is free before anything else is started for nothing.
 * @throws StartFault
 */
export async function ensureFree(place: Place): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ port: place.port, host: place.host, exclusive: true }, resolve)
    })
  } catch (fault) {
    throw cannotListen(place, fault)
  } finally {
    probe.close()
  }
}

/** Why a port could not be taken, in one sentence. */
export function cannotListen(place: Place, fault: unknown): StartFault {
  const say = sentences[faultCode(fault) ?? '']
  const reason = fault instanceof Error ? fault.message : String(fault)
  const sentence = say?.(place) ?? `Port ${place.port} cannot be used: ${reason}.`
  return new StartFault([sentence], fault)
}

const noAddress = ({ host }: Place): string => `This machine has no address ${host} to listen on.`

const sentences: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ port, setting }) =>
    `Port ${port} is already in use; stop what uses it, or set ${setting}.`,
  EACCES: ({ port, setting }) =>
    `Port ${port} needs more rights than this user has; set ${setting} to one above 1023.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
}
