import { BakedPicture } from '../../shell/pictures/baked-picture.tsx'
import type { BakedSources } from '../../shell/pictures/baked-sources.ts'

interface Props {
  readonly sources: BakedSources
  /** As in the `sizes` attribute. */
  readonly sizes: string
  /** On the first screen. */
  readonly first?: boolean
}

/** What a promotion is about, at a glance; its name says it in words. */
export const PromotionPicture = ({ first = false, ...picture }: Props) => (
  <BakedPicture
    {...picture}
    className="promotion-picture"
    width={960}
    height={384}
    loading={first ? 'eager' : 'lazy'}
  />
)
