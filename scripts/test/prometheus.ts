import { findProgram } from './debian-program.ts'
import type { Transcript } from './transcript.ts'

/**
 * Finds a Prometheus for the drill of the alerts, or installs one where that needs no more than being root on a Debian-like system.
 * @returns its path, or undefined after telling what is left out.
 */
export function findPrometheus(told: Transcript): string | undefined {
  const paths = [
    process.env['PROMETHEUS'],
    '/usr/bin/prometheus',
    '/usr/local/bin/prometheus',
    '/opt/homebrew/bin/prometheus',
  ]
  const found = findProgram({ name: 'Prometheus', debianPackage: 'prometheus', paths }, told)
  if (found === undefined)
    told.write(
      'There is no Prometheus, so no alert is fired: install prometheus, or set PROMETHEUS to the path of one.\n',
    )
  return found
}
