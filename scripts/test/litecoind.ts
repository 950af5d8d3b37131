import { findProgram } from './debian-program.ts'
import type { Transcript } from './transcript.ts'

/** Installs Debian's Litecoin node for the tests of its chain where that needs no more than being root on a Debian-like system; tells what is left out where it does. */
export function findLitecoind(told: Transcript): void {
  const paths = ['/usr/lib/litecoin/litecoind']
  const found = findProgram(
    { name: 'Litecoin node', debianPackage: 'litecoind', paths, probe: '-version' },
    told,
  )
  if (found === undefined)
    told.write(
      'There is no Litecoin node, so the tests of its chain are left out: install Debian’s package litecoind.\n',
    )
}
