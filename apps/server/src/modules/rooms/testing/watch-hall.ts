import { pingFrame } from '@fairhouse/contract/realtime'
import { type HallFrame, hallFrame } from '@fairhouse/contract/topics/halls'
import { WebSocket } from 'ws'
import { hallUri } from './test-hall.ts'

/** A browser without an account in the hall. As long as it is there the hall goes on. */
export interface WatchedHall {
  /** All that it heard of the hall by now. */
  frames(): readonly HallFrame[]
  close(): void
}

/** @param url of the house. */
export async function watchHall(url: string): Promise<WatchedHall> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`)
  const heard: unknown[] = []
  socket.on('message', (raw: Buffer) => {
    const frame: unknown = JSON.parse(raw.toString())
    heard.push(frame)
    // Who does not answer is taken for gone.
    if (pingFrame.safeParse(frame).success) socket.send(JSON.stringify({ type: 'pong' }))
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.send(JSON.stringify({ type: 'subscribe', topics: [`room:${hallUri}`] }))
  return {
    frames: () => heard.flatMap((frame) => hallFrame.safeParse(frame).data ?? []),
    close: () => socket.close(),
  }
}
