import type { Brand } from '@fairhouse/contract/page-context'
import { profileNamed } from '@fairhouse/jurisdictions'
import type { Config } from '../config.ts'
import { brandAddresses } from './brand-files.ts'
import { legalTexts } from './legal-texts.ts'

/** What pages show of who runs the house. @throws StartFault for texts that cannot be read. */
export function brandShown({ brand, licence }: Pick<Config, 'brand' | 'licence'>): Brand {
  const { code, holder, number, realMoney } = licence
  const profile = profileNamed(code ?? 'none')
  return {
    name: brand.name,
    ...brandAddresses(brand),
    legalTexts: legalTexts(brand.legalDir),
    licence:
      realMoney && profile && holder !== null && number !== null
        ? { holder, number, place: profile.name, minAge: profile.rules.minAge }
        : null,
  }
}
