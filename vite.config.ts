import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vite'
import { assetLinks } from './src/build/android/asset-links.ts'
import { appleSplash } from './src/build/apple-splash.ts'
import { targets } from './src/build/baseline/baseline.ts'
import { holdsBaseline } from './src/build/baseline/holds-baseline.ts'
import { oldBrowser } from './src/build/baseline/old-browser.ts'
import { buildVariables } from './src/build/build-variables.ts'
import { checkCatalogues } from './src/build/check-catalogues.ts'
import { chunks } from './src/build/chunks-plugin.ts'
import { fileIn } from './src/build/first-paint/shell-file.ts'
import { earlyLoad } from './src/build/first-paint/early-load.ts'
import { firstPaint } from './src/build/first-paint/first-paint.ts'
import { manifest } from './src/build/manifest.ts'
import { builtLanguage, language } from './src/build/messages/language-plugin.ts'
import { otherLanguages } from './src/build/messages/other-languages.ts'
import { prerenderPages } from './src/build/prerender/prerender-plugin.ts'
import { precompress } from './src/build/precompress.ts'
import { securityHeaders } from './src/build/security-plugin.ts'
import { shortImportMap } from './src/build/short-import-map.ts'
import { shrinkScripts } from './src/build/shrink-scripts.ts'
import { stylesInScripts } from './src/build/styles-in-scripts.ts'
import { stylesWithComponents } from './src/build/styles-with-components.ts'
import { trimLibraries } from './src/build/trim-libraries.ts'
import { themeCss } from './src/build/theme-css.ts'
import { threatModel } from './src/build/threat-model.ts'
import { worker } from './src/build/worker-plugin.ts'

const src = fileURLToPath(new URL('./src', import.meta.url))

/** Without a project of its own the app talks to the embedded backend, on its own origin with that backend's key. */
const backendEnv = async () => {
  if (process.env['VITE_SUPABASE_URL']) return {}
  const { loadKeys } = await import('./supabase/local/keys.ts')
  const { dataFolder } = await import('./supabase/local/places.ts')
  const { publishable } = await loadKeys(dataFolder())
  return { 'import.meta.env.VITE_SUPABASE_URL': '""', 'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(publishable) }
}

/** The plugins that build the app. Tests need none of them (vitest.config.ts). */
const appPlugins = () => [
  tanstackRouter({ target: 'react', routesDirectory: './src/routes', generatedRouteTree: './src/routeTree.gen.ts', autoCodeSplitting: false, quoteStyle: 'single', semicolons: false }),
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    manifest,
    manifestFilename: fileIn(builtLanguage(), 'manifest.webmanifest'),
    includeManifestIcons: false,
    // The precache manifest is a file of its own (src/build/worker-plugin.ts).
    injectManifest: { rollupFormat: 'iife', target: targets, injectionPoint: '', buildPlugins: { vite: [language(builtLanguage())] } },
  }),
  themeCss(),
  checkCatalogues(),
  chunks(),
  firstPaint(),
  earlyLoad(),
  oldBrowser(),
  appleSplash(),
  assetLinks(),
  prerenderPages(),
  trimLibraries(),
  stylesWithComponents(),
  stylesInScripts(),
  shortImportMap(),
  shrinkScripts(),
  worker(),
  otherLanguages(),
  holdsBaseline(),
  securityHeaders(),
  precompress(),
]

export default defineConfig(async ({ isPreview }) => ({
  define: { ...buildVariables, ...(isPreview ? {} : await backendEnv()) },
  resolve: { alias: { '@': src } },
  plugins: [language(builtLanguage()), react(), threatModel(), ...appPlugins()],
  worker: { plugins: () => [language(builtLanguage())] },
  build: {
    target: targets,
    // Names files once: a changed chunk is announced by the import map, not by new names in all that import it.
    chunkImportMap: true,
    // Browsers that lack it load the same files a little later.
    modulePreload: { polyfill: false },
  },
}))
