import type { Banner } from '../entities/banner.ts'

declare module '../page-context.ts' {
  interface PageValues {
    /** What the house tells on its first page now, in a language. @param preview a token of the back office, by which one that is not published is shown too. */
    readonly banners: (language: string, preview: string | null) => Promise<readonly Banner[]>
  }
}
