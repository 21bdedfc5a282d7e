import { createServer } from 'vite'
import { writeWords } from '../../build/messages/write-words.ts'
import { projectRoot } from './places.ts'
import { run } from './run.ts'

// Entry point of `npm run dev`: the app with hot reload and its backend on one origin.
// Vite's configuration imports some of the compiled texts.
await writeWords(projectRoot)
await run(async ({ server }) => {
  const vite = await createServer({
    root: projectRoot,
    appType: 'spa',
    // Hot reload uses the server's own port. Changes of the backend's data must not trigger it.
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ['**/supabase/.temp/**', '**/dist/**', '**/dist.*/**'] },
    },
  })
  return { handle: (request, response) => vite.middlewares(request, response), close: () => vite.close() }
})
