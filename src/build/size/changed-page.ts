import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const page = fileURLToPath(new URL('../../features/about/about-page.tsx', import.meta.url))
const sentence = 'Community First'

/** What somebody who corrects a sentence would build: to see what that makes a phone download again. */
export const changedPage = (): Plugin => ({
  name: 'comrade:changed-page',
  enforce: 'pre',
  transform: (code, id) => {
    if (id !== page) return null
    if (!code.includes(sentence)) throw new Error(`${page} does not say "${sentence}" any more`)
    return code.replaceAll(sentence, 'Campus First')
  },
})
