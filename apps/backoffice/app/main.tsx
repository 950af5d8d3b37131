import './without-eval.ts'
import '@fontsource-variable/inter/wght.css'
import '@fairhouse/ui/tokens.css'
import '@fairhouse/ui/base.css'
import './app.css'
import './parts/parts.css'
import './players/players.css'
import './wall/wall.css'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { router } from './router.tsx'
import { showTheme, storedTheme } from './shell/theme.ts'

showTheme(storedTheme())

const root = document.querySelector('#root')
if (root === null) throw new Error('the page has no root')
createRoot(root).render(<RouterProvider router={router} />)
