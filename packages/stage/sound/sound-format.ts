const types = { ogg: 'audio/ogg; codecs="opus"', mp3: 'audio/mpeg' } as const
type Format = keyof typeof types

/** Browsers that are given Ogg (specification, section 9); Android names Linux, too. */
const prefersOgg = /Linux|Maxthon|\bOPR\/|Opera/

/**
 * In which format a browser gets sounds: Ogg on Linux, Maxthon and Opera, otherwise MP3; the other one where it cannot play that.
 * @param canPlay whether the browser plays a media type.
 */
export function soundFormat(userAgent: string, canPlay: (type: string) => boolean): Format {
  const [wanted, other]: readonly [Format, Format] = prefersOgg.test(userAgent)
    ? ['ogg', 'mp3']
    : ['mp3', 'ogg']
  return canPlay(types[wanted]) || !canPlay(types[other]) ? wanted : other
}
