import { ownStudio, providers } from '@fairhouse/contract/entities/provider'
import type { Catalog } from '#modules/catalog'

/** A game as staff know it. */
export interface KnownGame {
  readonly id: number
  readonly uri: string
  readonly name: string
  readonly provider: number
  readonly theory: { readonly rtp: number; readonly sigma: number } | null
  readonly dependsOnChoices: boolean
  /** A part of its return is rarely paid, and then at once. */
  readonly hasJackpots: boolean
}

/** Every game that the house knows: its own with what was proved of them, and those of others. */
export async function knownGames(
  { titles, rooms, provided }: Pick<Catalog, 'titles' | 'rooms' | 'provided'>,
  desk: ReturnType<Catalog['desk']>,
): Promise<KnownGame[]> {
  const own = [...titles.all, ...rooms].map(({ manifest, certificate }) => ({
    id: manifest.id,
    uri: manifest.uri,
    name: manifest.name,
    provider: ownStudio,
    theory: {
      rtp: certificate.jackpots?.whole.ratio ?? certificate.rtp.ratio,
      sigma: certificate.sigma,
    },
    dependsOnChoices: certificate.choices !== undefined,
    hasJackpots: certificate.jackpots !== undefined,
  }))
  const ids = new Set(own.map(({ id }) => id))
  const others = (await desk.known()).flatMap(({ id, uri }) => {
    const game = ids.has(id) ? undefined : provided(uri)
    return game === undefined
      ? []
      : {
          id,
          uri,
          name: game.entry.name,
          provider: game.provider,
          theory: null,
          dependsOnChoices: false,
          hasJackpots: false,
        }
  })
  return [...own, ...others]
}

export const providerName = (id: number): string =>
  providers.find((one) => one.id === id)?.name ?? ''
