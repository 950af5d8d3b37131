/**
 * Gives a game the whole screen, or takes it back. An iPhone gives it to films alone: there the game grows beyond the window (`data-tall`, 105vh), so that
 * the page can be scrolled and the browser's bars go away (specification, section 9).
 */
export async function toggleFullScreen(room: HTMLElement): Promise<void> {
  // Some browsers lack it, whatever its type says.
  if (typeof room.requestFullscreen === 'function') {
    if (document.fullscreenElement === room) return document.exitFullscreen()
    return room.requestFullscreen()
  }
  if (room.toggleAttribute('data-tall')) room.scrollIntoView()
}

/** Gives the screen back, so that what the house has to say is seen: a browser draws nothing beside what fills it. */
export async function leaveFullScreen(room: HTMLElement): Promise<void> {
  if (document.fullscreenElement === room) await document.exitFullscreen()
  room.toggleAttribute('data-tall', false)
}
