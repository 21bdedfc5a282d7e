import type { ManifestOptions } from 'vite-plugin-pwa'
import { sharedFields, sharePath } from '../src/market/rules/share-target.ts'
import { site } from '../src/kit/rules/site.ts'
import { locales } from '../src/kit/rules/language.ts'
import { builtTexts } from './messages/built-texts.ts'
import { builtLanguage } from './messages/language-plugin.ts'

const texts = builtTexts('app/install/words/manifest')

/** `npm run screenshots` takes these from the running app. */
const screenshots = (form: 'narrow' | 'wide', sizes: string) =>
  [
    { name: 'home', label: texts('homeScreenshot') },
    { name: 'groceries', label: texts('groceriesScreenshot') },
    { name: 'cart', label: texts('cartScreenshot') },
  ].map(({ name, label }) => ({
    src: `/screenshots/${name}-${form}.png`,
    sizes,
    type: 'image/png',
    form_factor: form,
    label,
  }))

const shortcutIcon = (name: string) => ({ src: `/icons/shortcut-${name}-96.png`, sizes: '96x96', type: 'image/png' })

/** The web app manifest. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: texts('name').replace('{app}', site.name),
  short_name: site.name,
  description: builtTexts('kit/words/site-texts')('description'),
  lang: locales[builtLanguage()],
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
  screenshots: [...screenshots('narrow', '360x740'), ...screenshots('wide', '1280x800')],
  shortcuts: [
    { name: texts('cart'), url: '/cart', icons: [shortcutIcon('cart')] },
    { name: texts('gossip'), url: '/tum-gossip', icons: [shortcutIcon('gossip')] },
    // The name does not reveal that this is a period tracker.
    { name: texts('logToday'), url: '/period-tracker', icons: [shortcutIcon('log')] },
  ],
  // Shortcuts and shares open in the running app, which saves unfinished text as a draft.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  // The service worker handles this request (sw/share-target.ts).
  share_target: {
    action: sharePath,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: sharedFields.title,
      text: sharedFields.text,
      url: sharedFields.url,
      files: [{ name: sharedFields.photos, accept: ['image/*'] }],
    },
  },
}
