import { findProgram } from './debian-program.ts'
import type { Transcript } from './transcript.ts'

/**
 * Finds a NATS server for the tests of several nodes, or installs one where that needs no more than being root on a Debian-like system.
 * @returns its path, or undefined after telling what is left out.
 */
export function findNatsServer(told: Transcript): string | undefined {
  const paths = [
    process.env['NATS_SERVER'],
    '/usr/sbin/nats-server',
    '/usr/bin/nats-server',
    '/usr/local/bin/nats-server',
    '/opt/homebrew/bin/nats-server',
  ]
  const found = findProgram({ name: 'NATS server', debianPackage: 'nats-server', paths }, told)
  if (found === undefined)
    told.write(
      'There is no NATS server, so the tests of several nodes are left out: install nats-server, or set NATS_SERVER to the path of one.\n',
    )
  return found
}
