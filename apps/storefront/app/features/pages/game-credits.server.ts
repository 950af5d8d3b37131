import { z } from 'zod'

/** A work that somebody else made, as a title lists it (`games/<uri>/client/assets/credits.json`). */
const credit = z.object({
  work: z.string(),
  author: z.string(),
  licence: z.string(),
  source: z.string().optional(),
})
export type Credit = z.infer<typeof credit>

const files = import.meta.glob<unknown>('../../../../../games/*/client/assets/credits.json', {
  import: 'default',
  eager: true,
})

/** Works by title, as the titles themselves list them. */
export function creditsOfGames(): { readonly uri: string; readonly credits: readonly Credit[] }[] {
  return Object.entries(files).map(([path, listed]) => ({
    uri: /games\/([^/]+)\//.exec(path)?.[1] ?? path,
    credits: z.array(credit).parse(listed),
  }))
}
