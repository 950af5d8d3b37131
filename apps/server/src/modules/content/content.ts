import type { Banner } from '@fairhouse/contract/entities/banner'
import type { BannerReader } from '@fairhouse/contract/page-values/banners'
import type {
  ContentBody,
  ContentLanguage,
  ContentPiece,
} from '@fairhouse/contract/backoffice/content'
import { contentLanguages } from '@fairhouse/contract/backoffice/content'
import type { Queryable } from '#platform/database'
import { fromIsoTime, isoTime } from '#platform/iso-time'
import { inSegments, isFor } from './audience.ts'
import type { ContentNeeds } from './needs.ts'
import { previewed, previewToken } from './preview.ts'
import {
  liveBanners,
  newestPieces,
  type StoredVersion,
  versionOf,
  versionsOf,
} from './store/pieces.ts'

/** More than anybody looks at on a first page. */
const bannersAtMost = 6
/** Published at once, for whomever. */
const liveAtMost = 30
const piecesShown = 50
const versionsShown = 10

/** What the house tells in its own words. */
export interface Content {
  /** What is told of planned work, then banners that are shown now to this reader. Asks nobody, but for a preview and whether a player belongs to a segment. */
  readonly banners: (reader: BannerReader, preview: string | null) => Promise<readonly Banner[]>
  /** Everything for who edits it, the newest first. */
  readonly pieces: (on: Queryable) => Promise<ContentPiece[]>
  readonly previewToken: (which: { readonly id: string; readonly version: number }) => string
  /** Reads what is shown here, and tells other nodes to; once a change has committed. */
  readonly changed: () => Promise<void>
  /** Reads what is shown. */
  readonly refresh: () => Promise<void>
}

type BannerBody = Extract<ContentBody, { kind: 'banner' }>

export function createContent(needs: ContentNeeds): Content {
  const { database, clock, previewKey } = needs
  let shown: readonly StoredVersion[] = []
  const refresh = async (): Promise<void> => {
    shown = await liveBanners(database, liveAtMost)
  }
  const ofPreview = async (token: string | null): Promise<StoredVersion | null> => {
    const which = token === null ? null : previewed(previewKey, token, clock.now())
    return which === null ? null : versionOf(database, which.id, which.version)
  }
  return {
    banners: async (reader, token) => {
      const { language } = reader
      const preview = await ofPreview(token)
      const others = shown.filter(({ id }) => id !== preview?.id)
      const isNow = ({ body }: StoredVersion): boolean => isShownAt(body, clock.now())
      const belongs = inSegments(needs, reader)
      const forReader: StoredVersion[] = []
      // oxlint-disable-next-line no-await-in-loop -- mostly nobody is asked
      for (const one of others.filter(isNow))
        if (await isFor(one.body, reader, belongs)) forReader.push(one)
      const banners = [...(preview ? [preview] : []), ...forReader.slice(0, bannersAtMost)]
      return [
        ...needs.notices(language),
        ...banners.flatMap(({ id, body }) =>
          body.kind === 'banner' ? bannerOf(id, body, language) : [],
        ),
      ]
    },
    pieces: piecesOn,
    previewToken: (which) => previewToken(previewKey, which, clock.now()),
    changed: async () => {
      await refresh()
      needs.tellChanged()
    },
    refresh,
  }
}

const isShownAt = (body: ContentBody, now: number): boolean =>
  body.kind === 'banner' &&
  (body.from === null || fromIsoTime(body.from) <= now) &&
  (body.until === null || now < fromIsoTime(body.until))

const isContentLanguage = (language: string): language is ContentLanguage =>
  contentLanguages.some((one) => one === language)

/** In the reader's language, or in English. */
function bannerOf(id: string, { words, link }: BannerBody, language: string): Banner {
  const own = isContentLanguage(language) ? words[language] : undefined
  const { title, text, action } = own ?? words.en
  return {
    id,
    title,
    text,
    link: link === null || action === '' ? null : { path: link, words: action },
  }
}

async function piecesOn(on: Queryable): Promise<ContentPiece[]> {
  const pieces = await newestPieces(on, piecesShown)
  const versions = await versionsOf(
    on,
    pieces.map(({ id }) => id),
    versionsShown,
  )
  const ofPiece = Map.groupBy(versions, ({ id }) => id)
  return pieces.map((piece) => ({
    ...piece,
    versions: (ofPiece.get(piece.id) ?? []).map(({ id: _id, madeAt, ...one }) => ({
      ...one,
      madeAt: isoTime(madeAt.getTime()),
    })),
  }))
}
