import type { Plugin } from 'vite'
import { splashes } from './splash-screens.ts'

/** Adds the iOS splash screens of the installed app, and a status bar in the phone's own colours. */
export const appleSplash = (): Plugin => ({
  name: 'comrade:apple-splash',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'apple-mobile-web-app-capable', content: 'yes' }, injectTo: 'head' },
    { tag: 'meta', attrs: { name: 'apple-mobile-web-app-status-bar-style', content: 'default' }, injectTo: 'head' },
    ...splashes.map(({ file, media }) => ({
      tag: 'link',
      attrs: { rel: 'apple-touch-startup-image', href: `/icons/${file}`, media },
      injectTo: 'head' as const,
    })),
  ],
})
