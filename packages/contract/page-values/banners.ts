import type { Banner } from '../entities/banner.ts'

/** Who reads a page. */
export interface BannerReader {
  /** Of the page. */
  readonly language: string
  /** Their number; null for a visitor. */
  readonly player: number | null
  /** Of their account: 1 real money, 2 play money; null for a visitor. */
  readonly userType: 1 | 2 | null
}

declare module '../page-context.ts' {
  interface PageValues {
    /** What the house tells somebody on its first page now. @param preview a token of the back office, by which one that is not published is shown too. */
    readonly banners: (reader: BannerReader, preview: string | null) => Promise<readonly Banner[]>
  }
}
