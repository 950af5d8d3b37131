import type { PromotionSources } from './pictures.server.ts'

interface Props {
  readonly sources: PromotionSources
  /** As in the `sizes` attribute. */
  readonly sizes: string
  /** On the first screen. */
  readonly first?: boolean
}

/** What a promotion is about, at a glance; its name says it in words. */
export function PromotionPicture({ sources, sizes, first = false }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      <img
        className="promotion-picture"
        src={sources.picture}
        width={960}
        height={384}
        alt=""
        loading={first ? 'eager' : 'lazy'}
      />
    </picture>
  )
}
