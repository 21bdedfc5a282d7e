import type { ManifestOptions } from 'vite-plugin-pwa'
import { site } from '../domain/site.ts'

/** The web app manifest: what a phone's home screen knows of the app. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: `${site.name}: campus life, offline too`,
  short_name: site.name,
  description: site.description,
  lang: 'en-KE',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'portrait-primary',
  background_color: '#0b716b',
  theme_color: '#0b716b',
  categories: ['lifestyle', 'shopping', 'education', 'health'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  shortcuts: [
    { name: 'Cart', url: '/cart', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    { name: 'Groceries', url: '/groceries', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
  ],
}
