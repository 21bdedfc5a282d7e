import { defineConfig } from '@playwright/test'
import browserTests from '../../playwright.config.ts'

// `npm run test:hosts`: the app as static hosts serve it, each by its own program. There is no backend: every request
// to it fails. Last, the app and its backend behind a proxy.
export default defineConfig({
  ...browserTests,
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './global-setup.ts',
  reporter: 'list',
  // Two wranglers that start at once take each other's ports.
  workers: 1,
  projects: [
    { name: 'Cloudflare Pages', testMatch: 'hosts.spec.ts' },
    { name: 'nginx', testMatch: 'hosts.spec.ts' },
    { name: 'Netlify', testMatch: 'netlify.spec.ts' },
    { name: 'proxy', testMatch: 'proxy.spec.ts' },
  ],
})
