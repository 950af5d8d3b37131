import type { ComponentProps } from 'react'
import type { BakedSources } from './baked-sources.ts'

type Image = ComponentProps<'img'>

interface Props extends Pick<Image, 'className' | 'loading' | 'fetchPriority'> {
  readonly sources: BakedSources
  /** As in the `sizes` attribute. */
  readonly sizes: string
  /** Of the largest source, in pixels. */
  readonly width: number
  readonly height: number
}

/** A picture that says nothing that the words around it do not. */
export const BakedPicture = ({ sources, sizes, ...image }: Props) => (
  <picture>
    <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
    <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
    <img {...image} src={sources.picture} alt="" />
  </picture>
)
