import { providers } from '@fairhouse/contract/entities/provider'
import type { NamedProvider } from '#platform/named-providers'
import type { Connections } from './connections.ts'
import type { Connection } from './dialect.ts'

/** Connects providers by the settings of the house. @param others play the games of everybody else. */
export function openNamed(named: readonly NamedProvider[], others: Connections): Connections {
  const opened = named.map((settings) => ({ settings, connection: connectionOf(settings) }))
  const keyOf = (provider: number) => providers.find(({ id }) => id === provider)?.key ?? ''
  return {
    all: [...opened.map(({ connection }) => connection), ...others.all],
    ofProvider: (provider) =>
      opened.find(({ settings }) => settings.suppliers.includes(keyOf(provider)))?.connection ??
      others.ofProvider(provider),
    named: (name) =>
      opened.find(({ settings }) => settings.name === name)?.connection ?? others.named(name),
    frameOrigins: () => [...named.flatMap(({ frames }) => frames), ...others.frameOrigins()],
    wake: others.wake,
    stop: others.stop,
  }
}

function connectionOf({ name, speaks, url, operator, codes }: NamedProvider): Connection {
  return {
    name,
    dialect: speaks.dialect,
    reach: async () => url,
    pageAt: (page) => new URL(page, url).href,
    theirKey: () => (speaks.dialect === 'hub88' ? speaks.theirKey : null),
    ourKey: () => {
      // Dialects sign where keys are: one without them never asks.
      if (speaks.dialect !== 'hub88') throw new Error(`${name} has no key to sign with`)
      return speaks.ourKey
    },
    secret: speaks.dialect === 'jili' ? speaks.secret : '',
    operator,
    codeOf: (gameKey) => codes.get(gameKey) ?? gameKey,
  }
}
