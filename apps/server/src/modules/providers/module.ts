import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { auditProviders } from './audit.ts'
import { type Connections, noConnections } from './connections.ts'
import { openNamed } from './open-named.ts'
import { openSandbox } from './open-sandbox.ts'
import { createProviders } from './providers.ts'

/** Games of others: whose they are, how they are opened, and the wallet that they play with. */
export const module: Module = {
  name: 'providers',
  level: 5,
  audits: [auditProviders],
  create: (needs) => createProviders(needs, connectionsOf(needs)),
}

function connectionsOf({ config, seedKey, log, keepChild: keep }: ModuleNeeds): Connections {
  const { named, sandbox } = config.providers
  const others =
    sandbox === null ? noConnections : openSandbox({ settings: sandbox, seedKey, log, keep })
  return named.length === 0 ? others : openNamed(named, others)
}
