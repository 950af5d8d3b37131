import { Pause, Play } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { BakedPicture } from '../../shell/pictures/baked-picture.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { Banner } from './films.server.ts'
import './vip.css'

interface PictureProps {
  readonly banner: Banner
  /** As in the `sizes` attribute. */
  readonly sizes: string
  /** The largest picture of the first screen. */
  readonly first?: boolean
}

/** The level's picture. */
export const VipPicture = ({ banner, sizes, first = false }: PictureProps) => (
  <BakedPicture
    sources={banner}
    sizes={sizes}
    className="vip-picture"
    width={1280}
    height={512}
    loading={first ? 'eager' : 'lazy'}
    {...(first ? { fetchPriority: 'high' as const } : {})}
  />
)

interface Props {
  readonly banner: Banner
  readonly texts: Texts['vip']
}

/** The level's picture and, where motion is welcome and data is not to be saved, its film. */
export function VipBanner({ banner, texts }: Props) {
  const moves = useSyncExternalStore(watchMotion, wantsMotion, () => false)
  return (
    <div className="vip-banner night">
      <VipPicture banner={banner} sizes="100vw" first />
      {moves ? <Film banner={banner} texts={texts} /> : null}
    </div>
  )
}

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)')

const wantsMotion = (): boolean => !savesData() && !stillness().matches

function watchMotion(changed: () => void): () => void {
  const wish = stillness()
  wish.addEventListener('change', changed)
  return () => wish.removeEventListener('change', changed)
}

/** Only some browsers tell. */
function savesData(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}

/** What moves for more than five seconds can be stopped (WCAG 2.2.2). */
function Film({ banner, texts }: Props) {
  const film = useRef<HTMLVideoElement>(null)
  const [paused, setPaused] = useState(false)
  const toggle = (): void => {
    setPaused(!paused)
    if (paused) void film.current?.play()
    else film.current?.pause()
  }
  return (
    <>
      <video
        ref={film}
        className="vip-film"
        autoPlay
        muted
        loop
        playsInline
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
      >
        {banner.films.map(({ type, url }) => (
          <source key={type} type={type} src={url} />
        ))}
      </video>
      <button
        type="button"
        className="vip-pause"
        onClick={toggle}
        aria-label={paused ? texts.playFilm : texts.pauseFilm}
      >
        {paused ? <Play aria-hidden="true" size={18} /> : <Pause aria-hidden="true" size={18} />}
      </button>
    </>
  )
}
