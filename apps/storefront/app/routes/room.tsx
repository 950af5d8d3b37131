import { Outlet } from 'react-router'
import { BrokenPage } from '../shell/error-pages/broken-page.tsx'
import type { Route } from './+types/room.ts'

/** Where pages stand inside the frame: one that breaks leaves the frame, and with it every way on, in place. */
export default function Room() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BrokenPage error={error} />
}
