import type { DeskRequest } from './route.ts'

const shortest = 3
const longest = 500

/** What somebody says to what he does; null when he says nothing that could be read later. */
export function noteOf({ form }: Pick<DeskRequest, 'form'>, field = 'note'): string | null {
  const note = (form.get(field) ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longest)
  return note.length < shortest ? null : note
}
