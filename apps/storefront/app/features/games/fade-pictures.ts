const fadeMs = 200

/**
 * Lets the pictures of games that arrive from now on come out of their colours instead of appearing at once. One listener for
 * all of them: `load` does not bubble, but can be caught on its way down.
 */
export function fadePictures(root: Document = document): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
  const fade = ({ target }: Event): void => {
    if (calm.matches || !(target instanceof HTMLImageElement)) return
    if (target.loading === 'lazy' && target.classList.contains('game-picture-art'))
      target.animate({ opacity: [0, 1] }, { duration: fadeMs, easing: 'ease-out' })
  }
  root.addEventListener('load', fade, { capture: true })
}
