import type { Language } from './texts.ts'

/** Why a page was loaded anew by itself, in the storefront's words. */
export async function reloadReason(language: Language): Promise<string> {
  return (await frameOf(language)).sessionMoved
}

async function frameOf(language: Language): Promise<{ readonly sessionMoved: string }> {
  switch (language) {
    case 'en':
      return (await import('../../app/shell/texts/en/frame.ts')).frame
    case 'de':
      return (await import('../../app/shell/texts/de/frame.ts')).frame
    case 'es':
      return (await import('../../app/shell/texts/es/frame.ts')).frame
    case 'pt':
      return (await import('../../app/shell/texts/pt/frame.ts')).frame
    case 'fr':
      return (await import('../../app/shell/texts/fr/frame.ts')).frame
    case 'ja':
      return (await import('../../app/shell/texts/ja/frame.ts')).frame
  }
}
