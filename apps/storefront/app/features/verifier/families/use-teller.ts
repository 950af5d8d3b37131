import { folderOf } from '@fairhouse/contract/families/folder-of'
import { useEffect, useState } from 'react'
import type { Language } from '../../../shell/texts/languages.ts'
import { useHouse } from '../../../shell/house/house.tsx'
import type { RoundTeller, VerifierFamily } from './family.ts'

/** One chunk for each family, loaded with the first of its rounds. */
const families = import.meta.glob<{ readonly family: VerifierFamily }>('./*/index.tsx')

interface Loaded {
  readonly name: string
  readonly language: Language
  readonly teller: RoundTeller
}

/** Who tells rounds of a family in the page's language; null until that is loaded, and for a family that nobody tells. */
export function useTeller(name: string): RoundTeller | null {
  const { language } = useHouse()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let isWanted = true
    const load = async (): Promise<void> => {
      const teller = await loadTeller(name, language)
      if (isWanted && teller) setLoaded({ name, language, teller })
    }
    load().catch(reportError)
    return () => {
      isWanted = false
    }
  }, [name, language])
  return loaded?.name === name && loaded.language === language ? loaded.teller : null
}

async function loadTeller(name: string, language: Language): Promise<RoundTeller | null> {
  const module = await families[`./${folderOf(name)}/index.tsx`]?.()
  return module ? module.family.load(language) : null
}
