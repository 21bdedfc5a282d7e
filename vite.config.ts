import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vite'
import { assetLinks } from './build/android/asset-links.ts'
import { appleSplash } from './build/apple-splash.ts'
import { targets } from './build/baseline/baseline.ts'
import { holdsBaseline } from './build/baseline/holds-baseline.ts'
import { oldBrowser } from './build/baseline/old-browser.ts'
import { appKey, buildVariables } from './build/build-variables.ts'
import { catalogueFiles } from './build/catalogue-files.ts'
import { checkCatalogues } from './build/check-catalogues.ts'
import { chunks } from './build/chunks-plugin.ts'
import { fileIn } from './build/first-paint/shell-file.ts'
import { earlyLoad } from './build/first-paint/early-load.ts'
import { firstPaint } from './build/first-paint/first-paint.ts'
import { manifest } from './build/manifest.ts'
import { builtLanguage, language } from './build/messages/language-plugin.ts'
import { otherLanguages } from './build/messages/other-languages.ts'
import { prerenderPages } from './build/prerender/prerender-plugin.ts'
import { precompress } from './build/precompress.ts'
import { securityHeaders } from './build/security-plugin.ts'
import { shortImportMap } from './build/short-import-map.ts'
import { shrinkScripts } from './build/shrink-scripts.ts'
import { stylesInScripts } from './build/styles-in-scripts.ts'
import { stylesWithComponents } from './build/styles-with-components.ts'
import { trimLibraries } from './build/trim-libraries.ts'
import { themeCss } from './build/theme-css.ts'
import { threatModel } from './build/threat-model.ts'
import { worker } from './build/worker-plugin.ts'

const src = fileURLToPath(new URL('./src', import.meta.url))

/** Without a project of its own the app talks to the embedded backend, on its own origin. */
const backendVariables = process.env['VITE_SUPABASE_URL']
  ? {}
  : { 'import.meta.env.VITE_SUPABASE_URL': '""', 'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(appKey) }

/** The plugins that build the app. Tests need none of them (vitest.config.ts). */
const appPlugins = () => [
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    manifest,
    manifestFilename: fileIn(builtLanguage(), 'manifest.webmanifest'),
    includeManifestIcons: false,
    // The precache manifest is a file of its own (build/worker-plugin.ts).
    injectManifest: {
      rollupFormat: 'iife',
      target: targets,
      injectionPoint: '',
      buildPlugins: { vite: [language(builtLanguage())] },
    },
  }),
  themeCss(),
  checkCatalogues(),
  catalogueFiles(),
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

export default defineConfig({
  define: { ...buildVariables, ...backendVariables },
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
})
