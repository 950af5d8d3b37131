import type { Texts } from '../../shell/texts/texts.ts'

/** The sentences that every list's page takes; its own name and lead come with the list. */
export type ListWords = Omit<Texts['lists'], 'names' | 'leads'>
