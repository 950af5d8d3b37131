import type { PageNeeds } from './open-game-page.ts'

/** Opens the page of a live room by its kind, each of which has a page of its own. */
export async function openLiveRoom(needs: PageNeeds): Promise<void> {
  if (needs.facts.room === 'bingo')
    return (await import('./hall/open-hall-page.ts')).openHallPage(needs)
  return (await import('./room/open-room-page.ts')).openRoomPage(needs)
}
