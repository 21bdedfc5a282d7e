import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const page = fileURLToPath(new URL('../../features/about/about-page.tsx', import.meta.url))
const sentence = 'Community First'

/** Changes one sentence of the about page, to measure what a phone downloads for such an update. */
export const changedPage = (): Plugin => ({
  name: 'comrade:changed-page',
  enforce: 'pre',
  transform: (code, id) => {
    if (id !== page) return null
    if (!code.includes(sentence)) throw new Error(`${page} no longer contains "${sentence}"`)
    return code.replaceAll(sentence, 'Campus First')
  },
})
