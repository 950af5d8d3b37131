import { z } from 'zod'
import { isPlainMarkdown } from '../entities/banner.ts'
import { line, lines, note, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

export const contentLanguages = ['en', 'de', 'es', 'pt', 'fr', 'ja'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

/** A title and a text in one language. */
const words = z.object({
  title: line({ min: 3, max: 90 }),
  text: lines({ min: 3, max: 1_500 }).refine(isPlainMarkdown),
  /** On the link of a banner; empty where it has none. */
  action: line({ min: 0, max: 40 }),
})
const inLanguages = z
  .object({
    en: words,
    de: words.optional(),
    es: words.optional(),
    pt: words.optional(),
    fr: words.optional(),
    ja: words.optional(),
  })
  .strict()

/** A path of the storefront, below the language prefix. */
const path = z.string().regex(/^\/[a-z0-9/#-]{0,100}$/)

const languages = z.array(z.enum(contentLanguages)).max(contentLanguages.length)

/** A banner on the first page. */
const bannerBody = z.object({
  kind: z.literal('banner'),
  words: inLanguages,
  link: path.nullable(),
  /** From when and until when it is shown; null: at once, and until it is taken down. */
  from: time.nullable(),
  until: time.nullable(),
  /** Who sees it; absent: everybody. All of it must hold. */
  audience: z
    .object({
      /** Of accounts for real money, or for play money; null: both, and visitors. */
      money: z.enum(['real', 'play']).nullable(),
      /** Pages in one of these languages; empty: all. */
      languages,
      /** Players of a saved segment: by place, VIP level, tags and what else it asks. Null: all, and visitors. */
      segment: z.uuid().nullable(),
    })
    .optional(),
})
/** A message to players, once. */
const newsBody = z.object({
  kind: z.literal('news'),
  words: inLanguages,
  /** Not sent before; null: at once. */
  from: time.nullable(),
  /** Players who read one of these languages; empty: all. */
  languages,
  /** Only to those who asked for news. */
  onlyWithConsent: z.boolean(),
  /** Only to players of a segment, as of their turn; absent or null: to all. */
  segment: z.uuid().nullable().optional(),
})
export const contentBody = z.discriminatedUnion('kind', [bannerBody, newsBody])
export type ContentBody = z.output<typeof contentBody>

const version = z.object({
  version: z.int(),
  body: contentBody,
  madeBy: z.string(),
  madeAt: time,
  /** It promises money, or is sent: another one has to approve it. */
  needsTwo: z.boolean(),
  askedBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
})
export type ContentVersion = z.output<typeof version>

const piece = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(['banner', 'news']),
  /** The version that players see; null: none. */
  live: z.int().nullable(),
  /** Of news: to how many it went, and whether all had their turn. */
  sent: z.int(),
  passedOver: z.int(),
  finished: z.boolean(),
  /** The newest first. */
  versions: z.array(version),
})
export type ContentPiece = z.output<typeof piece>

export const content = staffCall({
  does: 'Banners and news, the newest first, with their newest versions.',
  right: 'editContent',
  body: z.object({}),
  reply: z.object({ pieces: z.array(piece) }),
})

export const saveContent = staffCall({
  does: 'Writes a new version of a banner or of news; nobody sees it yet.',
  right: 'editContent',
  body: z.object({
    /** Made by the page for a new one. */
    id: z.uuid().toLowerCase(),
    name: line({ min: 3, max: 80 }),
    /** The version that was edited; 0: there was none. Another one is refused: somebody else saved meanwhile. */
    after: z.int().min(0),
    body: contentBody,
  }),
  reply: z.object({ version: z.int() }),
})

export const publishContent = staffCall({
  does: 'Shows a version to players, or asks a second person to, where it promises money or is sent. One that was approved before is shown at once: that is how one goes back.',
  right: 'editContent',
  body: z.object({ id: z.uuid(), version: z.int().positive(), note }),
  reply: z.object({ live: z.boolean() }),
})

export const decideContent = staffCall({
  does: 'Lets a version be shown that somebody else asked for, or declines it.',
  right: 'editContent',
  body: z.object({ id: z.uuid(), version: z.int().positive(), approve: z.boolean() }),
  reply: z.object({}),
})

export const takeContentDown = staffCall({
  does: 'Shows a banner no more; sends news to nobody else.',
  right: 'editContent',
  body: z.object({ id: z.uuid(), note }),
  reply: z.object({}),
})

export const previewContent = staffCall({
  does: 'A token by which the first page shows a version that is not published, for an hour.',
  right: 'editContent',
  body: z.object({ id: z.uuid(), version: z.int().positive() }),
  reply: z.object({ token: z.string() }),
})
