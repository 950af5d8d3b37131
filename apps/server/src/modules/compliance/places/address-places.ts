import { readFileSync } from 'node:fs'
import { isPlace, profiles } from '@fairhouse/jurisdictions'
import { Reader } from 'mmdb-lib'
import type { CityResponse } from 'mmdb-lib'
import { StartFault } from '#platform/start-fault'
import { z } from 'zod'

/** What files of an operator tell of a network address. */
interface AddressPlace {
  /** ISO 3166, with the part of the country where rules of parts exist; null: not known. */
  readonly place: string | null
  /** It belongs to somebody who hides where people are: a VPN, a proxy, Tor, a data centre. */
  readonly isHidden: boolean
}

export type AddressPlaces = (address: string) => AddressPlace

const named = z.object({ iso_code: z.string() })
const located = z.object({
  country: named.optional(),
  subdivisions: z.array(named).optional(),
  traits: z.record(z.string(), z.unknown()).optional(),
})

const hiding = [
  'is_anonymous',
  'is_anonymous_proxy',
  'is_anonymous_vpn',
  'is_public_proxy',
  'is_residential_proxy',
  'is_tor_exit_node',
  'is_hosting_provider',
] as const

/**
 * Reads the files (MaxMind DB, as GeoIP2, GeoLite2, DB-IP and IPinfo publish them), once.
 * @param files.places countries, or cities for parts of countries.
 * @param files.hidden addresses that hide where somebody is.
 * @throws StartFault for a file that cannot be read.
 */
export function openAddressPlaces(files: {
  readonly places: string | null
  readonly hidden: string | null
}): AddressPlaces {
  const places = files.places === null ? null : open('GEOIP_FILE', files.places)
  const hidden = files.hidden === null ? null : open('GEOIP_HIDDEN_FILE', files.hidden)
  return (address) => {
    const found = located.safeParse(look(places, address))
    const facts = found.success ? found.data : {}
    const traits = {
      ...facts.traits,
      ...z.record(z.string(), z.unknown()).catch({}).parse(look(hidden, address)),
    }
    return { place: placeOf(facts), isHidden: hiding.some((trait) => traits[trait] === true) }
  }
}

/** Parts of countries that have rules of their own. */
const parts = new Set(
  profiles.flatMap(({ places }) => places.filter((place) => place.includes('-'))),
)

function placeOf({ country, subdivisions }: z.output<typeof located>): string | null {
  if (country === undefined || !isPlace(country.iso_code)) return null
  const part = `${country.iso_code}-${subdivisions?.[0]?.iso_code}`
  return parts.has(part) ? part : country.iso_code
}

function open(setting: string, file: string): Reader<CityResponse> {
  try {
    return new Reader<CityResponse>(readFileSync(file))
  } catch (fault) {
    throw new StartFault([`${setting} cannot be read: ${file} must be a MaxMind DB file.`], fault)
  }
}

/** An address that is none, or that no file can hold, is not known. */
function look(reader: Reader<CityResponse> | null, address: string): unknown {
  try {
    return reader?.get(address) ?? null
  } catch {
    return null
  }
}
