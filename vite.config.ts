import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { checkCatalogues } from './src/build/check-catalogues.ts'
import { chunkGroups } from './src/build/chunks.ts'
import { manifest } from './src/build/manifest.ts'
import { precompress } from './src/build/precompress.ts'

const src = fileURLToPath(new URL('./src', import.meta.url))

/** Without a project of its own the app talks to the embedded backend, on its own origin with that backend's key. */
const backendEnv = async () => {
  if (process.env['VITE_SUPABASE_URL']) return {}
  const { loadKeys } = await import('./supabase/local/keys.ts')
  const { dataFolder } = await import('./supabase/local/places.ts')
  const { publishable } = await loadKeys(dataFolder())
  return { 'import.meta.env.VITE_SUPABASE_URL': '""', 'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(publishable) }
}

export default defineConfig(async ({ isPreview }) => ({
  define: process.env['VITEST'] || isPreview ? {} : await backendEnv(),
  resolve: { alias: { '@': src } },
  plugins: [
    tanstackRouter({ target: 'react', routesDirectory: './src/routes', generatedRouteTree: './src/routeTree.gen.ts', autoCodeSplitting: false, quoteStyle: 'single', semicolons: false }),
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        target: 'es2022',
        maximumFileSizeToCacheInBytes: 400 * 1024,
        globPatterns: ['index.html', 'color-scheme.js', 'assets/*.{js,css}', 'catalogues/*.json', 'pictures/*.svg', 'icons/favicon.svg'],
      },
    }),
    checkCatalogues(),
    precompress(),
  ],
  build: {
    target: 'es2022',
    // Names files once: a changed chunk is announced by the import map, not by new names in all that import it.
    chunkImportMap: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'], environment: 'node' } },
      { extends: true, test: { name: 'backend', silent: 'passed-only', include: ['tests/backend/**/*.test.ts'], environment: 'node', testTimeout: 30_000, hookTimeout: 120_000, fileParallelism: false } },
    ],
  },
}))
