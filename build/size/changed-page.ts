import type { Plugin } from 'vite'
import type { Language } from '../../src/kit/rules/language.ts'

const pages = {
  en: ['/.words/en/pages/about/about-page.ts', 'Community First', 'Campus First'],
  sw: ['/.words/sw/pages/about/about-page.ts', 'Jamii Kwanza', 'Kampasi Kwanza'],
} as const satisfies Record<Language, readonly [module: string, sentence: string, changed: string]>

/** Changes one sentence of the about page, to measure what a phone downloads for such an update. */
export const changedPage = (language: Language): Plugin => {
  const [page, sentence, changed] = pages[language]
  return {
    name: 'comrade:changed-page',
    enforce: 'pre',
    transform: (code, id) => {
      if (!id.endsWith(page)) return null
      if (!code.includes(sentence)) throw new Error(`${page} no longer contains "${sentence}"`)
      return code.replaceAll(sentence, changed)
    },
  }
}
